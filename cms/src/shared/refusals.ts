import type { BookingRefusals } from './booking-refusals';
import type { QuoteRefusals } from './quote-refusals';

/** Refusals of any content type. Refusals of single features are in separate files. */
export interface GeneralRefusals {
  DATE_INVALID: null;
  /** The field is set once and cannot change */
  FIELD_FIXED: null;
  REQUIRED: null;
}

/** All refusal codes of the CMS with the parameters of their sentences; null: no parameters. */
export interface RefusalParams extends GeneralRefusals, BookingRefusals, QuoteRefusals {}

export type RefusalCode = keyof RefusalParams;

/** A sentence, or a function that builds it from the parameters. */
type Sentence<Params> = [Params] extends [null] ? string : string | ((params: Params) => string);

/** One sentence per code. The compiler reports missing ones. */
export type Sentences<Code extends RefusalCode> = { readonly [One in Code]: Sentence<RefusalParams[One]> };

/** The code and parameters of a refusal; other servers and Strapi itself may send neither. */
export interface RefusalReason {
  code?: string | undefined;
  params?: unknown;
}

/** Returns the sentence for a refusal; undefined for unknown codes, such as those of a newer CMS. */
export function sentenceFor(
  sentences: Readonly<Record<string, unknown>>,
  { code = '', params }: RefusalReason,
): string | undefined {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (typeof sentence === 'function') return String(sentence(params ?? {}));
  return typeof sentence === 'string' ? sentence : undefined;
}

/** Codes that the site's forms and the client's page can receive. The site has a sentence for each. */
export const SITE_CODES = [
  'REQUIRED',
  'DATE_INVALID',
  'SERVICE_NOT_OFFERED',
  'QUANTITY_OUT_OF_RANGE',
  'EXTRA_NOT_OFFERED',
  'SECOND_USAGE',
  'USAGE_NOT_OFFERED',
  'ESTIMATE_TOO_LARGE',
  'FIRST_DAY_IN_PAST',
  'FIRST_DAY_TOO_FAR',
  'LAST_DAY_BEFORE_FIRST',
  'BOOKING_TOO_LONG',
  'RANGE_TOO_LONG',
  'CALL_TIME_INVALID',
  'PHONE_INVALID',
  'EVENT_NOT_POSSIBLE',
  'BOOKING_CLOSED',
  'BOOKING_GONE',
  'BOOKING_PAGE_GONE',
  'BOOKING_CHANGED',
  'QUOTE_REPLACED',
  'QUOTE_GONE',
  'QUOTE_NOT_VALID',
  'QUOTE_ACCEPTED',
  'QUESTION_MISSING',
] as const satisfies readonly RefusalCode[];
export type SiteCode = (typeof SITE_CODES)[number];
