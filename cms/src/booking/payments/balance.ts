import { BOOKING_STATES, type BookingState } from '../../shared/booking';
import { addDays } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import type { Quote } from '../quotes/quote';
import type { Payment } from './payment';

type OwedQuote = Pick<Quote, 'number' | 'currency' | 'total' | 'lastDay' | 'answeredAt' | 'about'>;
type Amount = Pick<Payment, 'state' | 'amount' | 'currency'>;

/** What is to be paid next. `day`: YYYY-MM-DD, inclusive */
interface Due {
  amount: number;
  day: string;
  isDeposit: boolean;
}

/**
 * Returns what was received and what is owed: received + owed = total, in whole units.
 *
 * @param quote the accepted one; null: nothing is agreed, so that what was received is paid too much
 * @param payments of the booking. Those in another currency than the quote's do not count
 * @param today YYYY-MM-DD
 * @returns null without a quote and without payments
 */
export function balanceOf(
  { state }: { state: BookingState },
  quote: OwedQuote | null,
  payments: readonly Amount[],
  today = siteDay(),
) {
  const currency = quote?.currency ?? payments.at(-1)?.currency;
  if (!currency) return null;
  const sumOf = (wanted: Payment['state']) =>
    payments
      .filter((payment) => payment.state === wanted && payment.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0);
  const received = sumOf('received');
  const total = quote?.total ?? 0;
  const due =
    quote && received < total && !BOOKING_STATES[state].isClosed ? dueOf(quote, received, today) : null;
  return {
    quoteNumber: quote?.number ?? null,
    currency,
    total,
    received,
    /** The client says so */
    claimed: sumOf('claimed'),
    owed: total - received,
    /** null if everything is paid, and for a closed booking */
    due,
    isOverdue: due !== null && due.day < today,
  };
}

type Balance = NonNullable<ReturnType<typeof balanceOf>>;

/** Something is due. */
export type DueBalance = Balance & { due: Due };

export const hasDue = (balance: Balance | null | undefined): balance is DueBalance => Boolean(balance?.due);

/** The deposit is due first, unless the day of the balance is as early or has passed. */
function dueOf({ about, answeredAt, lastDay, total }: OwedQuote, received: number, today: string): Due {
  const { deposit = 0, depositDays = 0, balanceDays = 0 } = about?.payment ?? {};
  const depositDay = addDays(siteDay(answeredAt ? Date.parse(answeredAt) : undefined), depositDays);
  const day = addDays(lastDay ?? today, balanceDays);
  if (received < deposit && depositDay < day && today <= day)
    return { amount: deposit - received, day: depositDay, isDeposit: true };
  return { amount: total - received, day, isDeposit: false };
}
