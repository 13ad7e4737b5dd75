import { BOOKING_STATES } from '../../../cms/src/shared/booking';
import type { QuoteRefusals } from '../../../cms/src/shared/quote-refusals';
import type { Sentences } from '../../../cms/src/shared/refusals';
import { isNow } from './booking-refusals';

export const quoteRefusals: Sentences<keyof QuoteRefusals> = {
  QUOTE_GONE: 'This quote no longer exists.',
  QUOTE_FIELD_FIXED: 'This field changes when the quote is sent or answered. You cannot edit it.',
  QUOTE_NOT_CREATED_HERE: 'Create quotes from the booking.',
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
    `${isNow(state)}.${BOOKING_STATES[state].isClosed ? ' Reopen it before you create or send a quote.' : ''}`,
  QUOTE_BOOKING_IN_BIN: 'The booking of this quote is in the bin. Restore the booking first.',
  OTHER_QUOTE_DRAFT:
    'The booking has another draft of a quote. Send or discard that draft, then restore this one.',

  QUOTE_NOT_VALID: 'This quote is no longer valid.',
  QUOTE_ACCEPTED: 'The client has already accepted this quote.',
  QUESTION_MISSING: 'Enter a question.',

  TEMPLATE_GONE: ({ name }) => `The template “${name}” no longer exists.`,
  TEMPLATE_NAME_TAKEN: ({ name }) =>
    `Two templates are called “${name}”. Give each template a different name.`,
  PLACEHOLDER_UNKNOWN: ({ placeholder, known }) =>
    `${placeholder} is not a placeholder. You can use: ${known.join(', ')}.`,
  EMAIL_NOT_SET_UP:
    'Email is not set up on this site. Send the text by WhatsApp or from your own email account.',
  CLIENT_WITHOUT_EMAIL: 'This client has no email address. Send the text by WhatsApp.',
};
