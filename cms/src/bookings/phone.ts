import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { canonicalText } from '../rules/canonical-text';
import { refusedField } from '../rules/refused-field';
import { wording } from './wording';

/** The international prefix of most countries, which Kenya's own rules do not know. */
const ZEROS = /^[\s(]*00(?=[\s)./-]*[1-9])/;

const parsed = (typed: string) => parsePhoneNumberFromString(canonicalText(typed).replace(ZEROS, '+'), 'KE');

/**
 * A number as people write it becomes one with its country, which WhatsApp needs; without a country it is Kenya's.
 *
 * @throws ValidationError when no telephone has it
 */
export function internationalPhone(typed: string): string {
  const number = parsed(typed);
  if (!number?.isValid()) throw refusedField(['phone'], wording.badPhone(typed));
  return number.number;
}

/** The digits by which WhatsApp finds somebody; undefined for what is no number. */
export const whatsappNumber = (typed: string): string | undefined => {
  const number = parsed(typed);
  return number?.isValid() ? number.number.slice('+'.length) : undefined;
};

/** The form in which numbers are compared: international where it is one, else its digits. */
export function phoneKey(typed: string): string {
  const number = parsed(typed);
  return number?.isValid() ? number.number : typed.normalize('NFKC').replace(/\D/g, '');
}
