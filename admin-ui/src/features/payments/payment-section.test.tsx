import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { PaymentSection } from './payment-section';
import { wording } from './wording';

const due = { amount: 27_500, day: '2026-12-01', isDeposit: true };
const owing = { currency: 'KES', received: 0, claimed: 0, owed: 55_000, isOverdue: false, due };
const claim = {
  documentId: 'p1',
  revision: 1,
  number: null as string | null,
  state: 'claimed',
  amount: 27_500,
  currency: 'KES',
  day: '2026-11-28',
  way: 'M-Pesa till',
  code: 'QX12',
  invoiceNumber: null as string | null,
  reason: null as string | null,
};

let balance: object | null;
let payments: (typeof claim)[];
/** Variables of each change, by the name of its mutation. */
let sent: [string, unknown][];
let change: (name: string, variables: { data?: { amount: number }; amount?: number | null }) => object;

const refused = (code: string, error: { name: string; message: string; details: object }) => ({
  data: null,
  errors: [{ message: error.message, extensions: { code, error } }],
});
const refusal = (field: string, message: string) =>
  refused('BAD_USER_INPUT', {
    name: 'ValidationError',
    message,
    details: { errors: [{ path: [field], message }] },
  });

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  session.open('a token', 'amani');
  balance = owing;
  payments = [];
  sent = [];
  change = () => ({ data: { stored: { number: 'R-2026-0001' } } });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body);
    const [, name = ''] = /^mutation (\w+)/.exec(query) ?? [];
    if (name) {
      sent.push([name, variables]);
      return Response.json(change(name, variables));
    }
    if (query.includes('BookingPayments'))
      return Response.json({ data: { bookingPayments: { balance, payments } } });
    const paymentWays = [{ name: 'M-Pesa till', number: '123456', details: null }];
    return Response.json({ data: { found: { documentId: 's1', revision: 1, paymentWays, answers: [] } } });
  });
});

const open = () => renderScreen(<PaymentSection booking="b1" revision={7} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
const save = () => press(wording.save);

test('says what is received, owed and due', async () => {
  balance = { ...owing, received: 15_000, owed: 40_000 };
  await open();
  await screen.findByText('KES 15,000 received, KES 40,000 owed');
  screen.getByText('Deposit of KES 27,500 due on December 1, 2026');
});

test('says what is overdue', async () => {
  balance = { ...owing, isOverdue: true };
  await open();
  await screen.findByText('Deposit of KES 27,500 overdue: it was due on December 1, 2026');
});

test('offers no request when everything is paid', async () => {
  balance = { ...owing, received: 55_000, owed: 0, due: null };
  await open();
  await screen.findByText('KES 55,000 received, paid in full');
  expect(screen.queryByRole('button', { name: wording.request })).toBeNull();
});

test('shows nothing to pay before a quote is accepted', async () => {
  balance = null;
  await open();
  await screen.findByText(wording.none);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test.each([
  [wording.received, 27_500],
  [wording.notFound, null],
])('a reported payment is answered "%s" with one tap', async (label, amount) => {
  payments = [claim];
  await open();
  await screen.findByText('Reported by the client: M-Pesa till, code QX12, November 28, 2026, KES 27,500');
  await press(label);
  await waitFor(() => expect(sent).toEqual([['AnswerPayment', { documentId: 'p1', amount }]]));
});

test('offers no request while a reported payment waits for an answer', async () => {
  payments = [claim];
  balance = { ...owing, claimed: 27_500 };
  await open();
  await screen.findByRole('button', { name: wording.received });
  expect(screen.queryByRole('button', { name: wording.request })).toBeNull();
});

test('a received payment links to its receipt', async () => {
  payments = [{ ...claim, state: 'received', number: 'R-2026-0001' }];
  await open();
  const link = await screen.findByRole('link', { name: 'Receipt R-2026-0001' });
  expect(link.getAttribute('href')).toBe('/admin/receipts/p1.pdf');
  expect(screen.queryByRole('button', { name: wording.received })).toBeNull();
});

test('another amount than the reported one can be received', async () => {
  payments = [claim];
  await open();
  await press(wording.otherAmount);
  fill(/^Amount/, '20,000');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['AnswerPayment', { documentId: 'p1', amount: 20_000 }]]);
});

test('a payment request that was not mailed offers its text', async () => {
  change = () => ({
    data: { requestPayment: { mailed: false, text: 'Hello Zuri', whatsapp: 'https://wa.me/2547' } },
  });
  await open();
  await press(wording.request);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Text for the client')).value).toBe('Hello Zuri');
  expect(screen.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')).toBe('https://wa.me/2547');
});

test('a payment request that was mailed says so', async () => {
  change = () => ({ data: { requestPayment: { mailed: true, text: 'Hello Zuri', whatsapp: null } } });
  await open();
  await press(wording.request);
  await screen.findByText('Emailed to the client.');
});

test('records a payment with the revision of the booking', async () => {
  await open();
  await press(wording.record);
  fill(/^Amount/, '10000000');
  fill(/^Day of payment/, '2026-11-20');
  fill(/^Way to pay/, 'Cash');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const typed = { day: '2026-11-20', way: 'Cash', code: '', invoiceNumber: '' };
  const data = { booking: 'b1', revision: 7, amount: 10_000_000, ...typed };
  expect(sent).toEqual([['RecordPayment', { data }]]);
});

test('notes the number of an invoice on a received payment', async () => {
  payments = [{ ...claim, state: 'received', number: 'R-2026-0001', revision: 2 }];
  await open();
  await press(wording.invoice);
  fill(/^Invoice number/, 'INV-7');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['NoteInvoice', { documentId: 'p1', revision: 2, invoiceNumber: 'INV-7' }]]);
});

test.each(['0', 'ten', '27.5', '-5', ''])('an amount of “%s” is refused at its field', async (typed) => {
  const message = 'Enter the amount as a whole number above 0.';
  change = (_name, { data }) => (data?.amount ? {} : refusal('amount', message));
  await open();
  await press(wording.record);
  fill(/^Amount/, typed);
  await save();
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText(message);
  expect(dialog.getByLabelText(/^Amount/).getAttribute('aria-invalid')).toBe('true');
});

test('a refund is sent below 0, and a missing reason is marked', async () => {
  balance = { ...owing, received: 15_000, owed: 40_000 };
  change = () => refusal('reason', 'Enter the reason for the refund or correction.');
  await open();
  await press(wording.refund);
  fill(/^Amount/, '5000');
  await save();
  await within(screen.getByRole('dialog')).findByText('Enter the reason for the refund or correction.');
  expect(sent).toMatchObject([['RecordPayment', { data: { amount: -5000, reason: '' } }]]);
});

test('a payment whose response was lost is sent again with the same revision', async () => {
  change = () => {
    throw new TypeError('network error');
  };
  await open();
  await press(wording.record);
  fill(/^Amount/, '5000');
  await save();
  await screen.findByText(wording.recordFailed);
  change = () => ({ data: { recordPayment: { number: 'R-2026-0001' } } });
  await save();
  await screen.findByText('Receipt R-2026-0001 created');
  expect(sent.map(([, variables]) => variables)).toMatchObject([
    { data: { revision: 7, amount: 5000 } },
    { data: { revision: 7, amount: 5000 } },
  ]);
});

test('the dialog closes when the booking has changed, so that the page shows the change', async () => {
  const details = { current: { revision: 8 } };
  change = () =>
    refused('STRAPI_CONFLICT_ERROR', { name: 'ConflictError', message: 'Somebody was faster', details });
  await open();
  await press(wording.record);
  fill(/^Amount/, '5000');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(wording.recordFailed);
});
