import { type RefObject, useEffect } from 'react';
import { onScroll } from './on-scroll';
import { unlessReducedMotion } from './reduced-motion';

/** How far each layer of a hero moves per scrolled pixel. Negative: up, faster than the page. */
export const PARALLAX = { background: 0.1, content: 0.3, heading: -0.2 } as const;

/**
 * Returns how far the page is scrolled beyond the point where the foot of the hero appears; negative before. Otherwise
 * the foot of a hero taller than the window would slide away before it is visible.
 *
 * @param scrolled pixels above the window
 * @param hero its height in pixels
 * @param view height of the window in pixels
 */
export function scrolledBeyondFoot(scrolled: number, hero: number, view: number): number {
  return scrolled - Math.max(0, hero - view);
}

/**
 * Returns the shift of a layer in pixels, for a page that is scrolled this far beyond the foot of its hero. It is 0
 * before, and while the page is pulled above its top.
 */
export function parallaxShift(scrolled: number, factor: number): number {
  return Math.round(Math.max(0, scrolled) * factor * 10) / 10;
}

/** Moves the layers of a hero with the page; `data-layer` names the one of `PARALLAX`. Off under reduced motion. */
export function useParallax(hero: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stage = hero.current;
    if (!stage) return;
    return unlessReducedMotion(() => {
      const layers = [...stage.querySelectorAll<HTMLElement>('[data-layer]')];
      let height = 0;
      const move = () => {
        const scrolled = scrolledBeyondFoot(scrollY, height, innerHeight);
        // A hidden layer needs no update.
        if (scrolled > innerHeight * 1.5) return;
        for (const { dataset, style } of layers)
          style.translate = `0 ${parallaxShift(scrolled, PARALLAX[dataset.layer as keyof typeof PARALLAX])}px`;
      };
      // Measured after each layout: reading the height while layers move would force one layout per layer.
      const size = new ResizeObserver(([entry]) => {
        height = entry?.borderBoxSize[0]?.blockSize ?? 0;
        move();
      });
      size.observe(stage);
      const stop = onScroll(() => height > 0 && move());
      return () => {
        size.disconnect();
        stop();
        for (const { style } of layers) style.translate = '';
      };
    });
  }, [hero]);
}
