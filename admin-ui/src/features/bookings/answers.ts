import type { BookingState } from '../../../../cms/src/shared/booking';

/** Default names of the answers, before the owner renames them. */
const USUAL: Partial<Record<BookingState, string>> = {
  enquiry: 'More details please',
  option: 'Option placed',
  confirmed: 'Confirmed',
  declined: 'Declined',
};

/** For an option behind others: its days are not held for the client yet. */
const LATER_OPTION = 'Second or third option placed';

/**
 * Returns the answer for a state; defaults to the first answer.
 * @param isLater whether another option or a confirmed booking ranks before this option
 */
export function usualAnswer(state: BookingState, names: readonly string[], isLater = false): string {
  const usual = state === 'option' && isLater && names.includes(LATER_OPTION) ? LATER_OPTION : USUAL[state];
  return names.find((name) => name === usual) ?? names.at(0) ?? '';
}

export const withText = (whatsapp: string, text: string): string =>
  `${whatsapp.split('?', 1)[0]}?text=${encodeURIComponent(text)}`;
