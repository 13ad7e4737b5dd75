import type { BookingState } from './booking';

/** By the names that the answers have before the owner changes them. */
const USUAL: Partial<Record<BookingState, string>> = {
  enquiry: 'More details please',
  option: 'Option placed',
  confirmed: 'Confirmed',
  declined: 'Declined',
};

/** The answer that a state calls for; the first one where there is none for it. */
export function usualAnswer(state: BookingState, names: readonly string[]): string {
  return names.find((name) => name === USUAL[state]) ?? names.at(0) ?? '';
}

/** @param whatsapp an address of WhatsApp with another text @returns the same with this one */
export const withText = (whatsapp: string, text: string): string =>
  `${whatsapp.split('?', 1)[0]}?text=${encodeURIComponent(text)}`;
