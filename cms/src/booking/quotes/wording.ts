import { BOOKING_STATES } from '../../shared/booking';
import { withCurrency } from '../../shared/money';
import { zoneName } from '../../shared/place';
import type { QuoteRefusals } from '../../shared/refusal-params';
import type { Sentences } from '../../shared/refusals';
import { several } from '../../shared/text';
import { STATE_WORDS } from '../wording';

export const quoteRefusals = {
  QUOTE_GONE: 'This quote no longer exists.',
  QUOTE_FIELD_FIXED: 'This field changes when the quote is sent or answered. You cannot edit it.',
  QUOTE_NOT_CREATED_HERE: 'Create quotes from the booking, in the owner’s area.',
  QUOTE_SENT: 'This quote has been sent and can no longer be changed. Create a new version.',
  QUOTE_ALREADY_SENT: 'This quote has already been sent.',
  SENT_QUOTE_NOT_DELETED: 'Sent quotes cannot be deleted, so that quote numbers stay complete.',
  QUOTE_EMPTY: 'Add at least one line to the quote.',
  QUOTE_TOO_LARGE: 'The total is too large for a quote. Check the amounts.',
  QUOTE_END_IN_PAST: 'The quote must be valid until today or later.',
  DISCOUNT_TOO_LARGE: 'The discount must not be larger than the sum of the lines.',
  SECOND_DISCOUNT: 'A quote has one discount. Enter an amount or a percentage.',
  LAST_QUOTE_CHANGED:
    'The last quote has changed since you opened this page. Read it again before you send a newer one.',
  BOOKING_CLOSED: ({ state }) =>
    `This booking is ${STATE_WORDS[state]}.${BOOKING_STATES[state].isClosed ? ' Reopen it first.' : ''}`,
  QUOTE_BOOKING_IN_BIN: 'The booking of this quote is in the bin. Restore the booking first.',
  OTHER_QUOTE_DRAFT:
    'The booking has another draft of a quote. Send or discard that draft, then restore this one.',

  NO_USAGE_TO_RENEW: 'Only an accepted quote whose usage has an end can be renewed.',

  QUOTE_NOT_VALID: 'This quote is no longer valid. Please request a new one.',
  QUOTE_ACCEPTED: 'You have already accepted this quote. To change something, please send a message.',
  ACCEPTING_NAME_MISSING: 'Enter your full name to accept the quote.',
  QUESTION_MISSING: 'Enter your question.',

  TEMPLATE_GONE: ({ name }) => `The template “${name}” no longer exists.`,
  TEMPLATE_NAME_TAKEN: ({ name }) =>
    `Two templates are called “${name}”. Give each template a different name.`,
  PLACEHOLDER_UNKNOWN: ({ placeholder, known }) =>
    `${placeholder} is not a placeholder. You can use: ${known.join(', ')}.`,
  EMAIL_NOT_SET_UP:
    'Email is not set up on this site. Send the text by WhatsApp or from your own email account.',
  CLIENT_WITHOUT_EMAIL: 'This client has no email address. Send the text by WhatsApp.',
} satisfies Sentences<QuoteRefusals>;

export const wording = {
  alreadyAccepted: 'You have already accepted this quote.',
  alreadyAsked: 'Your question has already been sent.',

  renewal: (service: string) => `Usage renewal: ${service}`,

  endsQuotes: 'Mark unanswered quotes as no longer valid',

  /** For a value that does not exist yet */
  nothing: '…',
  inZone: (moment: string) => `${moment} ${zoneName()}`,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  months: (count: number) => several(count, 'month', 'months'),
  money: (amount: number, currency: string | null) => withCurrency(amount, currency ?? undefined),

  sent: {
    subject: (number: string, owner: string) => `Quote ${number} from ${owner}`,
    text: (name: string, number: string, service: string, days: string, total: string, until: string) =>
      `Hello ${name}, here is quote ${number} for ${service}, ${days}. The total is ${total}. It is valid until ${until}.`,
    open: 'View quote',
    next: 'You can accept the quote or ask a question on that page. I will then write to confirm the booking.',
  },
};
