import { expect, test } from 'vitest';
import { nextPayment, toClientPayments } from './client-payments';

type Row = Parameters<typeof nextPayment>[0];
type Payment = Row['payments'][number];

const WAYS = [
  { name: 'M-Pesa till', number: '522522', details: null },
  { name: 'Bank', number: '0123456789', details: 'Kitenge Bank, Westlands' },
];

/** An accepted quote of KES 55,000 with a deposit of half. */
const row: Row = {
  quoteNumber: 'Q-2026-0003',
  currency: 'KES',
  total: 55_000,
  received: 0,
  claimed: 0,
  owed: 55_000,
  isOverdue: false,
  canClaim: true,
  due: { amount: 27_500, day: '2026-12-01', isDeposit: true },
  ways: WAYS,
  payments: [],
};

const paid: Payment = {
  amount: 15_000,
  day: '2026-11-28',
  way: 'M-Pesa till',
  code: null,
  state: 'received',
  number: 'R-2026-0001',
  reason: null,
};
const claim: Payment = { ...paid, state: 'claimed', number: null };
const notFound: Payment = { ...claim, state: 'not_found' };
const balance = { amount: 40_000, day: '2026-12-12', isDeposit: false };
const part = { received: 15_000, owed: 40_000, payments: [paid] };
const whole = { received: 55_000, owed: 0, due: null, canClaim: false, payments: [paid] };

test.each<[string, Partial<Row>, string]>([
  ['a deposit', {}, 'Please pay the deposit of KES 27,500 by 1 December 2026.'],
  [
    'the rest of a deposit',
    { ...part, due: { amount: 12_500, day: '2026-12-01', isDeposit: true } },
    'Please pay KES 12,500, the rest of the deposit, by 1 December 2026.',
  ],
  ['a balance', { ...part, due: balance }, 'Please pay the balance of KES 40,000 by 12 December 2026.'],
  [
    'a total without a deposit',
    { due: { ...balance, amount: 55_000 } },
    'Please pay the total of KES 55,000 by 12 December 2026.',
  ],
  [
    'an overdue deposit',
    { isOverdue: true },
    'The deposit of KES 27,500 was due on 1 December 2026. Please pay it now.',
  ],
  [
    'a reported payment',
    { claimed: 27_500, canClaim: false, payments: [claim] },
    'Your payment is being checked.',
  ],
  [
    'a payment that was not found',
    { payments: [notFound] },
    'I have not found your payment yet. Check the code and report it again.',
  ],
  ['a payment received after one that was not found', { ...whole, payments: [notFound, paid] }, ''],
  ['nothing due', whole, ''],
])('the first sentence of a page with %s says what to do next', (_state, change, expected) => {
  expect(nextPayment({ ...row, ...change })).toBe(expected);
});

const shown = (change: Partial<Row> = {}, isClosed = false) =>
  toClientPayments({ ...row, ...change }, isClosed);

test('says what to pay, by which day, how and with which reference', () => {
  expect(shown()).toEqual({
    sum: 'KES 27,500',
    toPay: 'To pay now: KES 27,500 (deposit)',
    dueOn: 'Due on 1 December 2026.',
    sums: '',
    numbers: [...WAYS, { name: 'Reference', number: 'Q-2026-0003', details: null }],
    ways: ['M-Pesa till', 'Bank'],
    canClaim: true,
    isClaimed: false,
    payments: [],
  });
  expect(shown({ ...part, due: balance })).toMatchObject({
    toPay: 'To pay: KES 40,000 (balance)',
    sums: 'KES 15,000 received, KES 40,000 owed',
  });
  expect(shown({ ...part, due: balance, isOverdue: true })).toMatchObject({
    toPay: 'To pay now: KES 40,000 (balance)',
    dueOn: 'It was due on 12 December 2026.',
  });
});

test('asks for nothing while a reported payment is checked', () => {
  const checked = { claimed: 27_500, canClaim: false, payments: [claim] };
  expect(shown(checked)).toMatchObject({ toPay: '', dueOn: '', numbers: [], isClaimed: true });
});

test('asks for nothing once everything is paid, and names what was paid too much', () => {
  expect(shown(whole)).toMatchObject({
    toPay: '',
    dueOn: '',
    sums: 'Everything is paid. Thank you.',
    numbers: [],
  });
  expect(shown({ ...whole, received: 60_000, owed: -5000 })?.sums).toBe(
    'Everything is paid. Thank you. You have paid KES 5,000 more than agreed.',
  );
});

test('a cancelled booking owes nothing, and shows what was received', () => {
  const cancelled = { due: null, canClaim: false };
  expect(shown(cancelled, true)).toBeNull();
  expect(shown({ ...cancelled, ...part }, true)).toMatchObject({
    toPay: '',
    sums: 'KES 15,000 received',
    numbers: [],
  });
});

test('while a newer quote waits, what was paid for the former one is received, not owed', () => {
  const newer = { ...part, total: 0, owed: -15_000, quoteNumber: null, due: null, canClaim: false };
  expect(shown(newer)?.sums).toBe('KES 15,000 received');
});

test('is the same after its way from the server to the browser', () => {
  const refund = { ...paid, amount: -5000, number: 'R-2026-0002' };
  const sent = shown({ ...part, due: balance, payments: [notFound, paid, refund] });
  expect(JSON.parse(JSON.stringify(sent))).toEqual(sent);
});

const label = (change: Partial<Row>) =>
  shown(change)?.payments.map(({ text, receipt }) => [text, receipt])[0];

test.each<[string, Partial<Row>, string[]]>([
  [
    'reported',
    { payments: [claim] },
    ['Reported: KES 15,000 by M-Pesa till on 28 November 2026. It is being checked.', ''],
  ],
  [
    'received',
    { payments: [{ ...paid, code: 'SKB1' }] },
    ['Received: KES 15,000 by M-Pesa till on 28 November 2026, code SKB1.', 'Receipt R-2026-0001'],
  ],
  [
    'paid back',
    { payments: [{ ...paid, amount: -5000, way: null, reason: 'One day less.' }] },
    ['Paid back: KES 5,000 on 28 November 2026. One day less.', 'Refund R-2026-0001'],
  ],
  [
    'not found',
    { payments: [notFound] },
    ['Not found yet: KES 15,000 by M-Pesa till on 28 November 2026. Check the code and report it again.', ''],
  ],
  [
    'not found and already reported again',
    { canClaim: false, payments: [notFound] },
    ['Not found: KES 15,000 by M-Pesa till on 28 November 2026.', ''],
  ],
])('lists a payment that is %s', (_state, change, expected) => {
  expect(label(change)).toEqual(expected);
});
