import { withCurrency } from '../../../../cms/src/shared/money';
import { longDate } from '../../texts/long-date';
import type { ClientBookingRow } from './documents';
import { bookingWording } from './wording';

type Row = NonNullable<NonNullable<ClientBookingRow>['payments']>;

const words = bookingWording.client.pay;

/** Returns what to do about money now; empty without anything due. */
export function nextPayment(row: Row): string {
  const { due, claimed, payments, isOverdue } = row;
  if (!due) return '';
  if (claimed > 0) return words.isChecked;
  if (payments.at(-1)?.state === 'not_found') return words.notFound;
  const { sum, part, day } = dueOf(row, due);
  return (isOverdue ? words.overdue : words.next)(part.of(sum), day);
}

function dueOf({ received, currency }: Row, { amount, day, isDeposit }: NonNullable<Row['due']>) {
  const [whole, rest] = isDeposit
    ? (['deposit', 'rest of deposit'] as const)
    : (['total', 'balance'] as const);
  const part = words.parts[received > 0 ? rest : whole];
  return { sum: withCurrency(amount, currency), part, day: longDate(day) };
}

/**
 * @param isClosed the booking is cancelled, declined or expired: nothing is owed
 * @returns null without anything to show
 */
export function toClientPayments(row: Row, isClosed: boolean) {
  const { due, isOverdue, currency, quoteNumber, ways, canClaim, claimed, payments } = row;
  if (!due && payments.length === 0) return null;
  // While a reported payment is checked, nothing is asked for: it would be paid twice.
  const next = due && canClaim ? dueOf(row, due) : null;
  const toPay = due?.isDeposit || isOverdue ? words.toPayNow : words.toPay;
  const dueOn = isOverdue ? words.wasDueOn : words.dueOn;
  return {
    sum: next?.sum ?? '',
    toPay: next ? toPay(next.sum, next.part.name) : '',
    dueOn: next ? dueOn(next.day) : '',
    /** Ways to pay, with the reference that a payment names */
    numbers: next ? [...ways, { name: words.reference, number: quoteNumber ?? '', details: null }] : [],
    ways: ways.map(({ name }) => name),
    /** What was received and is owed; empty before the first payment */
    sums: sumsOf(row, isClosed),
    canClaim,
    isClaimed: claimed > 0,
    /** Oldest first */
    payments: payments.map((payment, index) => ({
      ...payment,
      text: paymentText(payment, currency, canClaim && index === payments.length - 1),
      /** Label of the link to its receipt; empty until it is received */
      receipt: receiptOf(payment),
    })),
  };
}

/** What the client has to pay and has paid. */
export type ClientPayments = NonNullable<ReturnType<typeof toClientPayments>>;

const receiptOf = ({ number, amount }: Row['payments'][number]): string =>
  number ? words[amount < 0 ? 'refund' : 'receipt'](number) : '';

function sumsOf({ received, owed, total, currency }: Row, isClosed: boolean): string {
  const sum = withCurrency(received, currency);
  if (isClosed || total === 0) return received > 0 ? words.received(sum) : '';
  if (owed < 0) return `${words.paid} ${words.tooMuch(withCurrency(-owed, currency))}`;
  if (owed === 0) return words.paid;
  return received > 0 ? words.receivedAndOwed(sum, withCurrency(owed, currency)) : '';
}

function paymentText(payment: Row['payments'][number], currency: string, canReportAgain: boolean): string {
  const { amount, way, day, code, state, reason } = payment;
  const how = words.how(withCurrency(Math.abs(amount), currency), way, longDate(day), code);
  if (state === 'claimed') return words.of.claimed(how);
  if (state !== 'received') return words.of[canReportAgain ? 'not found yet' : 'not found'](how);
  return [words.of[amount < 0 ? 'refund' : 'received'](how), reason].filter(Boolean).join(' ');
}
