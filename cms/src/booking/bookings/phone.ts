import { parsePhone } from '../../shared/phone-number';
import { refused } from '../refused';

/**
 * A number as people write it becomes one with its country, which WhatsApp needs; without a country it is Kenya's.
 *
 * @throws ValidationError when it is not a phone number
 */
export function internationalPhone(typed: string): string {
  const number = parsePhone(typed);
  if (!number?.isValid()) throw refused('PHONE_INVALID', { field: 'phone', params: { typed } });
  return number.number;
}
