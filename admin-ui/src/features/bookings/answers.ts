import type { BookingState } from '../../../../cms/src/shared/booking';

/** By the names that the answers have before the owner changes them. */
const USUAL: Partial<Record<BookingState, string>> = {
  enquiry: 'More details please',
  option: 'Option placed',
  confirmed: 'Confirmed',
  declined: 'Declined',
};

/** For an option that others come before: its days are not held for its client yet. */
const LATER_OPTION = 'Second or third option placed';

/**
 * Returns the answer that a state calls for; the first one where there is none for it.
 *
 * @param isLater of an option: another one, or a confirmed booking, comes before it
 */
export function usualAnswer(state: BookingState, names: readonly string[], isLater = false): string {
  const usual = state === 'option' && isLater && names.includes(LATER_OPTION) ? LATER_OPTION : USUAL[state];
  return names.find((name) => name === usual) ?? names.at(0) ?? '';
}

/** @param whatsapp an address of WhatsApp with another text @returns the same with this one */
export const withText = (whatsapp: string, text: string): string =>
  `${whatsapp.split('?', 1)[0]}?text=${encodeURIComponent(text)}`;
