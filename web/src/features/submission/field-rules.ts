import {
  addressIn,
  isEmail as isAddress,
  isPhone as isNumber,
  isVisible,
  NEVER_TYPED,
} from '../../../../cms/src/shared/typed-text';
import type { SubmissionProof } from './proof';
import { submissionWording } from './wording';

/** Attributes of a field for browsers and screen readers. */
export interface VisitorField {
  type?: 'email' | 'tel' | 'date' | 'time';
  autoComplete?: 'name' | 'email' | 'tel' | 'address-level2';
  /** Characters */
  maxLength?: number;
  required?: boolean;
}

export type VisitorFields<Values> = { [Field in keyof Values]: VisitorField };

/** Messages by field. */
export type Problems<Values> = { [Field in keyof Values]?: string };

/** One kind of form. `Answer`: the response of the CMS */
export interface FormKind<Values extends object, Answer = string> {
  /** Separates the keys and unsent texts of forms: 'message', 'volunteer', 'comment:<post>' */
  name: string;
  /** The empty form; a constant */
  blank: Values;
  /** Values from the address */
  preset?: Partial<Values>;
  /** Drops choices that are no longer offered from stored values */
  stillPossible?: (draft: Values) => Values;
  fields: VisitorFields<Values>;
  labels: { [Field in keyof Values]?: string };
  /** Messages by field; empty when the form may be sent */
  problems: (values: Values) => Problems<Values>;
  deliver: (values: Values, proof: SubmissionProof) => Promise<Answer>;
  /** The message after it is stored */
  done: string | ((status: unknown) => string);
  /** The message when the CMS returns no better sentence */
  failed: string;
  /** The query of the list that contains what was sent */
  list?: readonly unknown[];
}

const typed = (text: string) => text.replace(NEVER_TYPED, '').normalize('NFC').trim();

/** Returns whether a text shows nothing: spaces, zero-width characters, fillers. */
export const isBlank = (text: string): boolean => !isVisible(text);

export const isEmail = (text: string): boolean =>
  isAddress(addressIn(typed(text).normalize('NFKC').replaceAll('。', '.')));

export const isPhone = (text: string): boolean => isNumber(typed(text));

/** Returns messages by field for texts that are too long. */
export function tooLong<Values extends object>(
  values: Values,
  fields: VisitorFields<Values>,
): Problems<Values> {
  const sentences = Object.entries<VisitorField>(fields).flatMap(([field, { maxLength }]) => {
    const value: unknown = values[field as keyof Values];
    const isTooLong = maxLength && typeof value === 'string' && typed(value).length > maxLength;
    return isTooLong ? [[field, submissionWording.tooLong(maxLength)]] : [];
  });
  return Object.fromEntries(sentences);
}
