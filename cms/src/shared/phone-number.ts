import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { canonicalText } from './canonical-text';

/** The international prefix of most countries, which Kenya's own rules do not know; before it may be a word. */
const ZEROS = /^[^\d+]*00(?=[\s()./-]*[1-9])/;
const DIGITS = /\p{Nd}/gu;

/** Returns the same digits as 0 to 9: ٠٧١٢, ०७१२ and ０７１２ become 0712. Digits of one script follow each other. */
const plainDigits = (text: string): string => text.replace(DIGITS, (digit) => String(digitValue(digit)));

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const plain = (typed: string) => plainDigits(canonicalText(typed).normalize('NFKC'));

/** Reads a number as people write it. Without a country it is Kenyan; undefined when it cannot be a number. */
export const parsePhone = (typed: string) =>
  parsePhoneNumberFromString(plain(typed).replace(ZEROS, '+'), 'KE');

/** Returns the digits by which WhatsApp finds a person; undefined when the text is not a phone number. */
export const whatsappNumber = (typed: string): string | undefined => {
  const number = parsePhone(typed);
  return number?.isValid() ? number.number.slice('+'.length) : undefined;
};

/** The form in which numbers are compared: international where it is one, else its digits. */
export function phoneKey(typed: string): string {
  const number = parsePhone(typed);
  return number?.isValid() ? number.number : plain(typed).replace(/\D/g, '');
}
