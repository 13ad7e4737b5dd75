import { parsePhone } from '../../shared/phone-number';
import { refused } from '../refused';

/**
 * Returns a typed phone number with its country code, which WhatsApp needs. Kenya is the default.
 *
 * @throws ValidationError when it is not a phone number
 */
export function internationalPhone(typed: string): string {
  const number = parsePhone(typed);
  if (!number?.isValid()) throw refused('PHONE_INVALID', { field: 'phone', params: { typed } });
  return number.number;
}
