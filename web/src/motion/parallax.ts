import { type RefObject, useEffect } from 'react';
import { unlessCalm } from './calm';
import { onScroll } from './on-scroll';

/** How far each layer of a hero moves for every scrolled pixel. Negative moves up, ahead of the page. */
export const PARALLAX = { background: 0.1, content: 0.3, heading: -0.2 } as const;

/**
 * How far the page is scrolled beyond the point where the foot of the hero comes into the window; negative before. What
 * stands at the foot of a hero taller than the window would else slide away before it was ever seen.
 *
 * @param scrolled pixels above the window
 * @param hero its height in pixels
 * @param view height of the window in pixels
 */
export function scrolledBeyondFoot(scrolled: number, hero: number, view: number): number {
  return scrolled - Math.max(0, hero - view);
}

/**
 * The way a layer is moved, in pixels, when the page is scrolled this far beyond the foot of its hero. Nothing moves
 * before, nor while the page is pulled above its top.
 */
export function parallaxShift(scrolled: number, factor: number): number {
  return Math.round(Math.max(0, scrolled) * factor * 10) / 10;
}

/** Moves a layer of a hero with the page; `factor` is one of `PARALLAX`. Off for visitors who want calm. */
export function useParallax(
  hero: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  factor: number,
): void {
  useEffect(() => {
    const [stage, element] = [hero.current, layer.current];
    if (!stage || !element) return;
    return unlessCalm(() => {
      let height = 0;
      const move = () => {
        const scrolled = scrolledBeyondFoot(scrollY, height, innerHeight);
        // Out of sight a layer needs no work.
        if (scrolled > innerHeight * 1.5) return;
        element.style.translate = `0 ${parallaxShift(scrolled, factor)}px`;
      };
      // Told after each layout: asked for while the layers are being moved, the height would cost one for every layer.
      const size = new ResizeObserver(([entry]) => {
        height = entry?.borderBoxSize[0]?.blockSize ?? 0;
        move();
      });
      size.observe(stage);
      const stop = onScroll(() => height > 0 && move());
      return () => {
        size.disconnect();
        stop();
        element.style.translate = '';
      };
    });
  }, [hero, layer, factor]);
}
