import type { BookingRefusals } from './booking-refusals';
import type { QuoteRefusals } from './quote-refusals';

/** Refusals that any content type can receive. Those of one engine are in separate files. */
export interface GeneralRefusals {
  DATE_INVALID: null;
  /** It is set once, and no save changes it */
  FIELD_FIXED: null;
  REQUIRED: null;
}

/** Every rule that the CMS refuses by, with the parameters of its sentence; null: it has none. */
export interface RefusalParams extends GeneralRefusals, BookingRefusals, QuoteRefusals {}

export type RefusalCode = keyof RefusalParams;

/** A whole sentence, or how it follows from the parameters. */
type Sentence<Params> = [Params] extends [null] ? string : string | ((params: Params) => string);

/** One sentence for each code. The compiler names the codes that lack one. */
export type Sentences<Code extends RefusalCode> = { readonly [One in Code]: Sentence<RefusalParams[One]> };

/** What the CMS says besides its sentence; other servers and Strapi itself may say nothing. */
export interface RefusalReason {
  code?: string | undefined;
  params?: unknown;
}

/** Returns the sentence for a refusal; undefined for codes without one here, such as those of a newer CMS. */
export function sentenceFor(
  sentences: Readonly<Record<string, unknown>>,
  { code = '', params }: RefusalReason,
): string | undefined {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (typeof sentence === 'function') return String(sentence(params ?? {}));
  return typeof sentence === 'string' ? sentence : undefined;
}

/** What the site's forms and the client's page can receive. The site has a sentence for each. */
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
