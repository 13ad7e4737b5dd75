import type { BookingRefusals } from './booking-refusals';
import type { ContentRefusals } from './content-refusals';
import type { FileRefusals } from './file-refusals';
import type { PeopleRefusals } from './people-refusals';
import type { QuoteRefusals } from './quote-refusals';
import type { RequestRefusals } from './request-refusals';
import type { SiteRefusals } from './site-refusals';

/** Refusals of any field and item. Refusals of single features are in separate files. */
export interface GeneralRefusals {
  REQUIRED: null;
  /** The field is set once and cannot change */
  FIELD_FIXED: null;
  TEXT_INVALID: null;
  /** Characters */
  TOO_LONG: { most: number };
  EMAIL_INVALID: null;
  PHONE_INVALID: { typed: string };
  DATE_INVALID: null;
  BOOLEAN_INVALID: null;
  NUMBER_OUT_OF_RANGE: { least: number; most: number };
  CHOICE_INVALID: { allowed: readonly string[] };
  LIST_INVALID: null;
  LIST_TOO_LONG: { most: number };
  LIST_TOO_SHORT: { least: number };
  /** `start`: the first characters of the entry */
  ENTRY_TOO_LONG: { start: string; most: number };
  /** An idempotency key: a request that is sent again is stored once */
  KEY_INVALID: null;
  NOT_UNIQUE: null;
  /** Breaks a constraint of the schema that has no other code */
  VALUE_INVALID: null;
  ITEM_GONE: null;
  /** A visitor filters or sorts a list inside the items of a list */
  FILTER_INSIDE_ITEMS: null;
}

/** All refusal codes of the CMS with the parameters of their sentences; null: no parameters. */
export interface RefusalParams
  extends GeneralRefusals,
    ContentRefusals,
    FileRefusals,
    PeopleRefusals,
    SiteRefusals,
    RequestRefusals,
    BookingRefusals,
    QuoteRefusals {}

export type RefusalCode = keyof RefusalParams;

/** A sentence, or a function that builds it from the parameters. */
type Sentence<Params> = [Params] extends [null] ? string : string | ((params: Params) => string);

/** One sentence per code, for the messages of the CMS. The compiler reports missing ones. */
export type Sentences<Code extends RefusalCode> = { readonly [One in Code]: Sentence<RefusalParams[One]> };

/** The sentences of a front end that differ from the messages of the CMS. */
export type OtherSentences = Partial<Sentences<RefusalCode>>;

/** The code and parameters of a refusal; other servers and Strapi itself may send neither. */
export interface RefusalReason {
  code?: string | undefined;
  params?: unknown;
}

/** Returns the sentence for a refusal; undefined for codes without one. */
export function sentenceFor(
  sentences: Readonly<Record<string, unknown>>,
  { code = '', params }: RefusalReason,
): string | undefined {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (typeof sentence === 'function') return String(sentence(params ?? {}));
  return typeof sentence === 'string' ? sentence : undefined;
}
