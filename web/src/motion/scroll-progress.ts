import { type RefObject, useEffect } from 'react';
import { onScroll } from './on-scroll';

/**
 * The bar is a tailor's tape of 100 cm laid along the page: one centimetre is one percent of the way
 * that can be scrolled, whatever the length of the page or the size of the screen.
 */
export const TAPE_LENGTH_CM = 100;

/** A tick every ten percent, both ends included. Centimetres. */
export const TAPE_TICKS_CM = Array.from({ length: 11 }, (_, index) => index * 10);

/**
 * How far the page is scrolled.
 *
 * @param scrolled pixels above the window
 * @param scrollable pixels that can be scrolled in all; 0 when the page fits the window
 * @returns 0 to 100; rubber-band scrolling never leaves that range
 */
export function scrollPercent(scrolled: number, scrollable: number): number {
  if (scrollable <= 0) return 0;
  return Math.min(100, Math.max(0, (scrolled / scrollable) * 100));
}

/** What the tape reads: '37 cm'. */
export function tapeLabel(percent: number): string {
  return `${Math.round((percent / 100) * TAPE_LENGTH_CM)} cm`;
}

/**
 * Writes the progress into the DOM without rendering: `--scroll-progress` (0 to 1) on `bar`, the reading
 * of the tape as the text of `label`. It is a reading, not a decoration, so it also works under reduced motion.
 */
export function useScrollProgress(
  bar: RefObject<HTMLElement | null>,
  label: RefObject<HTMLElement | null>,
): void {
  useEffect(
    () =>
      onScroll(() => {
        const percent = scrollPercent(scrollY, document.documentElement.scrollHeight - innerHeight);
        bar.current?.style.setProperty('--scroll-progress', (percent / 100).toFixed(4));
        if (label.current) label.current.textContent = tapeLabel(percent);
      }),
    [bar, label],
  );
}
