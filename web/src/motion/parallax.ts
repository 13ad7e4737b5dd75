import { type RefObject, useEffect } from 'react';
import { unlessCalm } from './calm';
import { onScroll } from './on-scroll';

/** How far each layer of a hero moves for every scrolled pixel. Negative moves up, ahead of the page. */
export const PARALLAX = { background: 0.1, content: 0.3, heading: -0.2 } as const;

/** The way a layer is moved, in pixels. Nothing moves while the page is pulled above its top. */
export function parallaxShift(scrolled: number, factor: number): number {
  return Math.round(Math.max(0, scrolled) * factor * 10) / 10;
}

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
