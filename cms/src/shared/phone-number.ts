import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { canonicalText } from './canonical-text';
import { FIRST_PLACE, place } from './place';

/** "00", the international prefix of most countries; a word may precede it. */
const ZEROS = /^[^\d+]*00(?=[\s()./-]*[1-9])/;
const DIGITS = /\p{Nd}/gu;

/**
 * Writes digits of any script as 0 to 9: ٠٧١٢, ०७१२ and ０７１２ become 0712. Digits of one script are
 * consecutive in Unicode.
 */
const plainDigits = (text: string): string => text.replace(DIGITS, (digit) => String(digitValue(digit)));

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const plain = (typed: string) => plainDigits(canonicalText(typed).normalize('NFKC'));

/** Reads a number as people write it, as one of the site's country if it has none; undefined if it cannot be a number. */
export const parsePhone = (typed: string) =>
  parsePhoneNumberFromString(plain(typed).replace(ZEROS, '+'), place().country as CountryCode);

/** Returns the number as it is dialled from any country; undefined when the text is not a phone number. */
export const internationalNumber = (typed: string): string | undefined => {
  const number = parsePhone(typed);
  return number?.isValid() ? number.number : undefined;
};

/** Returns the digits for WhatsApp; undefined when the text is not a phone number. */
export const whatsappNumber = (typed: string): string | undefined =>
  internationalNumber(typed)?.slice('+'.length);

/** Returns the form in which numbers are compared: international if valid, otherwise the digits. */
export const phoneKey = (typed: string): string =>
  internationalNumber(typed) ?? plain(typed).replace(/\D/g, '');

/** Returns a number of the country, as it is dialled from abroad; undefined for an unknown country. */
export function phoneExample(country: string): string | undefined {
  if (country === FIRST_PLACE.country) return FIRST_PLACE.phoneExample;
  return getExampleNumber(country as CountryCode, examples)?.formatInternational();
}

/** Returns the example number as it is dialled in the country: '0712 345678'. */
export const nationalExample = (): string =>
  parsePhone(place().phoneExample)?.formatNational() ?? place().phoneExample;
