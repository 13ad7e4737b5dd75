import { withCurrency } from '../../../../cms/src/shared/money';
import { calendarDay } from '../../dates/format';

interface Sums {
  currency: string;
  received: number;
  owed: number;
  isOverdue: boolean;
  due: { amount: number; day: string; isDeposit: boolean } | null;
}

const STATES = { claimed: 'Reported by the client', received: 'Received', not_found: 'Not found' };

interface Paid {
  state: keyof typeof STATES;
  reason: string | null;
  invoiceNumber: string | null;
  way: string | null;
  code: string | null;
  day: string;
  amount: number;
  currency: string | null;
}

const money = (amount: number, currency: string | null) => withCurrency(amount, currency ?? undefined);

export const wording = {
  title: 'Payments',
  none: 'Nothing to pay until the client accepts a quote.',
  /** 'KES 15,000 received, KES 15,000 owed' */
  sums: (sums: Sums | null) => {
    if (!sums) return wording.none;
    const { received, owed, currency } = sums;
    const got = `${money(received, currency)} received`;
    if (owed > 0) return `${got}, ${money(owed, currency)} owed`;
    return owed < 0 ? `${got}, ${money(-owed, currency)} too much` : `${got}, paid in full`;
  },
  due: (sums: Sums | null) => {
    if (!sums?.due) return '';
    const { amount, day, isDeposit } = sums.due;
    const when = `${sums.isOverdue ? 'overdue: it was due' : 'due'} on ${calendarDay(day)}`;
    return `${isDeposit ? 'Deposit' : 'Balance'} of ${money(amount, sums.currency)} ${when}`;
  },
  /** 'Reported: M-Pesa till, code QX12, November 28, 2026, KES 27,500' */
  paid: ({ state, way, code, day, amount, currency, invoiceNumber, reason }: Paid) =>
    `${STATES[state]}: ${[way, code && `code ${code}`, calendarDay(day), money(amount, currency), invoiceNumber && `invoice ${invoiceNumber}`, reason].filter(Boolean).join(', ')}`,
  receipt: (number: string) => `Receipt ${number}`,

  invoice: 'Invoice number',
  invoiceNoted: 'Invoice number saved',
  invoiceFailed: 'Failed to save the invoice number',

  received: 'Received',
  otherAmount: 'Another amount',
  notFound: 'Not found',
  answerFailed: 'Failed to answer the payment',

  request: 'Request payment',
  requested: 'Payment requested',
  requestFailed: 'Failed to request the payment',

  record: 'Record a payment',
  refund: 'Record a refund',
  save: 'Save',
  saving: 'Saving…',
  done: (receipt: string | null) => (receipt ? `Receipt ${receipt} created` : 'Payment marked as not found'),
  recordFailed: 'Failed to record the payment',

  csv: {
    columns: {
      ...{ day: 'Day', amount: 'Amount', currency: 'Currency', state: 'State', number: 'Receipt' },
      ...{ quoteNumber: 'Quote', way: 'Way to pay', code: 'Transaction code' },
      ...{ invoiceNumber: 'Invoice', reason: 'Reason' },
    },
    states: STATES,
    exported: (count: number) => `Exported ${count} ${count === 1 ? 'payment' : 'payments'}`,
    failed: 'Failed to export the payments',
  },

  loadFailure: 'Failed to load the payments',
};
