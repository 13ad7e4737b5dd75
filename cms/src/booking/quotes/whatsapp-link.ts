import { whatsappNumber } from '../../shared/phone-number';

export function whatsappTo(phone: string | null, text: string): string | null {
  const number = phone ? whatsappNumber(phone) : undefined;
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(text)}` : null;
}
