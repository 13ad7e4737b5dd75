import { describe, expect, test } from 'vitest';
import { balanceOf } from './balance';

const quote = {
  number: 'Q-2026-0001',
  currency: 'KES',
  total: 55_000,
  lastDay: '2026-12-12',
  answeredAt: '2026-11-28T09:00:00.000Z',
  about: {
    from: { name: '', email: '', phone: '', address: '' },
    ...{ client: '', service: '', startTime: null, place: '' },
    payment: { deposit: 27_500, depositDays: 3, balanceDays: 14 },
  },
};
const confirmed = { state: 'confirmed' } as const;
const received = (amount: number, currency = 'KES') => ({ state: 'received', amount, currency }) as const;

describe('What is due', () => {
  test('is the deposit until it is received', () => {
    const { due, isOverdue } = balanceOf(confirmed, quote, [received(7500)], '2026-12-01') ?? {};
    expect(due).toEqual({ amount: 20_000, day: '2026-12-01', isDeposit: true });
    expect(isOverdue).toBe(false);
  });

  test('is overdue on the day after', () => {
    expect(balanceOf(confirmed, quote, [], '2026-12-02')).toMatchObject({ isOverdue: true });
  });

  test('is the balance after the deposit, counted from the last day of the quote', () => {
    expect(balanceOf(confirmed, quote, [received(27_500)], '2026-12-02')).toMatchObject({
      due: { amount: 27_500, day: '2026-12-26', isDeposit: false },
      isOverdue: false,
    });
  });

  test('is everything when the day of the balance has passed, or comes before that of the deposit', () => {
    expect(balanceOf(confirmed, quote, [], '2026-12-27')?.due?.amount).toBe(55_000);
    const soon = { ...quote, lastDay: '2026-11-10' };
    expect(balanceOf(confirmed, soon, [], '2026-11-28')?.due).toMatchObject({
      amount: 55_000,
      day: '2026-11-24',
    });
  });

  test.each(['cancelled', 'declined', 'expired'] as const)('is nothing for a booking that is %s', (state) => {
    expect(balanceOf({ state }, quote, [], '2026-12-27')).toMatchObject({ due: null, isOverdue: false });
  });

  test('is nothing when everything is received', () => {
    expect(balanceOf(confirmed, quote, [received(55_000)], '2027-12-27')).toMatchObject({
      owed: 0,
      due: null,
    });
  });
});

test('counts payments in the currency of the quote alone', () => {
  expect(balanceOf(confirmed, quote, [received(500, 'ZAR')])).toMatchObject({ received: 0, owed: 55_000 });
});

test('shows what was paid without an accepted quote as paid too much', () => {
  expect(balanceOf(confirmed, null, [received(500)])).toMatchObject({ total: 0, received: 500, owed: -500 });
  expect(balanceOf(confirmed, null, [])).toBeNull();
});

/** Every order of these, with amounts that go below 0 and above the total. */
const AMOUNTS = [27_500, -500, 90_000, -40_000];
const orders = (amounts: number[]): number[][] =>
  amounts.length === 0
    ? [[]]
    : amounts.flatMap((amount, index) =>
        orders(amounts.toSpliced(index, 1)).map((rest) => [amount, ...rest]),
      );

test.each(orders(AMOUNTS))('received and owed are the total after %i, %i, %i and %i', (...amounts) => {
  amounts.forEach((_, index) => {
    const payments = amounts.slice(0, index + 1).map((amount) => received(amount));
    const { received: sum = 0, owed = 0, due } = balanceOf(confirmed, quote, payments) ?? {};
    expect(sum + owed).toBe(55_000);
    expect((due?.amount ?? 1) > 0 && (due === null) === owed <= 0).toBe(true);
  });
});
