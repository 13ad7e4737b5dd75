import { type RefObject, useEffect } from 'react';
import { onScroll } from './on-scroll';
import { scrollPercent, tapeLabel } from './scroll-progress';

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
