import type { BookingState } from './booking';

export interface QuoteRefusals {
  QUOTE_GONE: null;
  QUOTE_FIELD_FIXED: null;
  QUOTE_NOT_CREATED_HERE: null;
  QUOTE_SENT: null;
  QUOTE_ALREADY_SENT: null;
  SENT_QUOTE_NOT_DELETED: null;
  QUOTE_EMPTY: null;
  QUOTE_TOO_LARGE: null;
  QUOTE_END_IN_PAST: null;
  DISCOUNT_TOO_LARGE: null;
  SECOND_DISCOUNT: null;
  LAST_QUOTE_CHANGED: null;
  BOOKING_CLOSED: { state: BookingState };
  QUOTE_BOOKING_IN_BIN: null;
  OTHER_QUOTE_DRAFT: null;

  QUOTE_NOT_VALID: null;
  QUOTE_ACCEPTED: null;
  QUESTION_MISSING: null;

  TEMPLATE_GONE: { name: string };
  TEMPLATE_NAME_TAKEN: { name: string };
  /** Each in braces */
  PLACEHOLDER_UNKNOWN: { placeholder: string; known: readonly string[] };
  EMAIL_NOT_SET_UP: null;
  CLIENT_WITHOUT_EMAIL: null;
}
