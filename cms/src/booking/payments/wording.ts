import { longDay } from '../../shared/day-names';
import { withCurrency } from '../../shared/money';

export const paymentRefusals = {
  NOTHING_TO_PAY: 'There is nothing to pay now.',
  PAYMENT_WAITS: 'Your last payment is still being checked.',
  PAYMENT_IN_FUTURE: 'The day of payment must be today or earlier.',
  PAYMENT_GONE: 'This payment no longer exists.',
  PAYMENT_ANSWERED: 'This payment has already been answered. Open the booking again to see the answer.',
  PAYMENT_AMOUNT_INVALID: 'Enter the amount as a whole number above 0.',
  REFUND_TOO_LARGE: 'You cannot pay back more than you have received.',
  REFUND_REASON_MISSING: 'Enter the reason for the refund or correction.',
  NO_ACCEPTED_QUOTE: 'Payments belong to an accepted quote. The client has not accepted one yet.',
  PAYMENT_NOT_CHANGED_HERE:
    'Payments are recorded on their booking in the owner’s area. To correct one, record a second payment with the difference.',
  SECOND_DEPOSIT: 'A quote has one deposit. Enter a percentage or an amount.',
};

interface Request {
  quoteNumber: string | null;
  currency: string;
  due: { amount: number; day: string; isDeposit: boolean };
  isOverdue: boolean;
}

interface Paid {
  amount: number;
  day: string;
  way: string | null;
  code: string | null;
  reason: string | null;
}

export const wording = {
  paper: {
    request: 'Payment request',
    receipt: 'Receipt',
    refund: 'Refund',
    due: ({ isDeposit, day }: { isDeposit: boolean; day: string }) =>
      `${isDeposit ? 'Deposit' : 'Balance'}, due on ${longDay(day)}`,
    way: ({ name, number, details }: { name: string; number: string; details: string | null }) =>
      [`${name}: ${number}`, details].filter(Boolean).join('. '),
    reference: (quote: string) => `Reference: ${quote}`,
    paid: ({ amount, day, way, code, reason }: Paid) =>
      `${amount < 0 ? 'Paid back' : 'Received'} on ${longDay(day)}${way ? ` by ${way}` : ''}${code ? `, code ${code}` : ''}${reason ? `. ${reason}` : ''}`,
    of: (
      quote: string | null,
      balance: { owed: number; currency: string } | null,
      invoice: string | null,
    ) => {
      const { owed = 0, currency } = balance ?? {};
      const rest = owed > 0 ? `Still to pay: ${withCurrency(owed, currency)}.` : 'Everything is paid.';
      return [quote && `For quote ${quote}.`, invoice && `Invoice ${invoice}.`, balance && rest]
        .filter(Boolean)
        .join(' ');
    },
    notTax: {
      request: 'This is a payment request, not a tax invoice.',
      receipt: 'This is a receipt, not a tax invoice.',
    },
  },
  alreadyClaimed: 'This payment has already been reported.',
  reminds: 'Remind clients of payments that are due',
  request: (name: string, { quoteNumber, currency, due: { amount, day, isDeposit }, isOverdue }: Request) =>
    `Hello ${name}, ${isDeposit ? 'the deposit' : 'the balance'} for quote ${quoteNumber} is ${withCurrency(amount, currency)}. ` +
    `${isOverdue ? `It was due on ${day}. Please pay it now.` : `Please pay it by ${day}.`} The ways to pay are on your booking page.`,
  requestMail: {
    subject: (quote: string, owner: string) => `Payment request for quote ${quote} from ${owner}`,
    open: 'View how to pay',
    notes: 'After you have paid, report it on that page. You then receive a receipt.',
  },
  receiptMail: {
    subject: (number: string, owner: string) => `Receipt ${number} from ${owner}`,
    text: (name: string, amount: string, day: string, owed: string) =>
      `Hello ${name}, thank you. I have received your payment of ${amount} from ${day}. ${owed}`,
    owed: (amount: string) => `Still to pay: ${amount}.`,
    paid: 'Everything is paid.',
    open: 'View your booking',
  },
};
