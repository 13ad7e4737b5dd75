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

/** Text, @, text, dot, text, without spaces. Takes time in proportion to the length. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Numbers with usual additions and every kind of hyphen: +254 712 345678 (WhatsApp). */
const PHONE = /^[\p{L}\p{M}\p{Nd}\s+()./,:;#*&'’\u2010-\u2013-]*$/u;
const DIGITS = /\p{Nd}/gu;
const FEWEST_DIGITS = 3;

/** Control and invisible characters, which the CMS removes. */
const NEVER_TYPED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Noncharacter_Code_Point}]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;

/** Characters around an address that was copied from a mail or list; the CMS removes them. */
const BEFORE_ADDRESS = /^(?:mailto:|[\s<([{"'“”„‘’«‹,;:])+/i;
const AFTER_ADDRESS = /[\s>)\]}"'“”‘’»›,;:.]/;

/** At least one visible character. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

const typed = (text: string) => text.replace(NEVER_TYPED, '').normalize('NFC').trim();

/** Returns whether a text shows nothing: spaces, zero-width characters, fillers. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

export function isEmail(text: string): boolean {
  const address = typed(text).normalize('NFKC').replaceAll('。', '.').replace(BEFORE_ADDRESS, '');
  let end = address.length;
  while (end > 0 && AFTER_ADDRESS.test(address.charAt(end - 1))) end -= 1;
  return EMAIL.test(address.slice(0, end));
}

export function isPhone(text: string): boolean {
  const number = typed(text);
  return PHONE.test(number) && (number.match(DIGITS)?.length ?? 0) >= FEWEST_DIGITS;
}

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
