import { type RefObject, useEffect } from 'react';
import { unlessCalm } from './calm';
import { onScroll } from './on-scroll';
import { parallaxShift } from './parallax';

/** Moves a layer with the page; `factor` is one of `PARALLAX`. Off for visitors who want calm. */
export function useParallax(layer: RefObject<HTMLElement | null>, factor: number): void {
  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    return unlessCalm(() => {
      const stop = onScroll(() => {
        // Out of sight a layer needs no work.
        if (scrollY > innerHeight * 1.5) return;
        element.style.translate = `0 ${parallaxShift(scrollY, factor)}px`;
      });
      return () => {
        stop();
        element.style.translate = '';
      };
    });
  }, [layer, factor]);
}
