import { type RefObject, useEffect } from 'react';
import { onScroll } from './on-scroll';

/**
 * The bar is a tailor's tape of 100 cm along the page: one centimetre is one percent of the scrollable distance,
 * whatever the length of the page or the size of the screen.
 */
export const TAPE_LENGTH_CM = 100;

/** A tick every ten percent, both ends included. Centimetres. */
export const TAPE_TICKS_CM = Array.from({ length: 11 }, (_, index) => index * 10);

/**
 * Returns how far the page is scrolled, 0 to 100; also in range while the browser bounces at an end.
 *
 * @param scrolled pixels above the window
 * @param scrollable largest scroll distance in pixels; 0 when the page fits into the window
 */
export function scrollPercent(scrolled: number, scrollable: number): number {
  if (scrollable <= 0) return 0;
  return Math.min(100, Math.max(0, (scrolled / scrollable) * 100));
}

/** Returns the reading of the tape: '37 cm'. */
export function tapeLabel(percent: number): string {
  return `${Math.round((percent / 100) * TAPE_LENGTH_CM)} cm`;
}

/**
 * Writes the progress into the DOM without rendering: `--scroll-progress` (0 to 1) on `bar`, the reading of the tape
 * as the text of `label`. It informs and does not decorate, so it also works under reduced motion.
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
