import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { refusedField } from '../rules/refused-field';
import { wording } from './wording';

/**
 * A number as people write it becomes one with its country, which WhatsApp needs; without a country it is Kenya's.
 *
 * @throws ValidationError when no telephone has it
 */
export function internationalPhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed, 'KE');
  if (!number?.isValid()) throw refusedField(['phone'], wording.badPhone(typed));
  return number.number;
}

/** The digits by which WhatsApp finds somebody; undefined for what is no number. */
export const whatsappNumber = (typed: string): string | undefined => {
  const number = parsePhoneNumberFromString(typed, 'KE');
  return number?.isValid() ? number.number.slice('+'.length) : undefined;
};
