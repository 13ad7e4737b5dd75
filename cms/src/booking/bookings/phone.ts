import { refusedField } from '../../content/rules/field-error';
import { parsePhone } from '../../shared/phone-number';
import { wording } from '../wording';

/**
 * A number as people write it becomes one with its country, which WhatsApp needs; without a country it is Kenya's.
 *
 * @throws ValidationError when no telephone has it
 */
export function internationalPhone(typed: string): string {
  const number = parsePhone(typed);
  if (!number?.isValid()) throw refusedField(['phone'], wording.badPhone(typed));
  return number.number;
}
