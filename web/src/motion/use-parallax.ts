import { type RefObject, useEffect } from 'react';
import { onScroll } from './on-scroll';
import { parallaxShift } from './parallax';
import { useCalm } from './use-calm';

/** Moves a layer with the page; `factor` is one of `PARALLAX`. Off for visitors who want calm. */
export function useParallax(layer: RefObject<HTMLElement | null>, factor: number): void {
  const calm = useCalm();
  useEffect(() => {
    const element = layer.current;
    if (calm || !element) return;
    const stop = onScroll(() => {
      // Out of sight a layer needs no work.
      if (scrollY > innerHeight * 1.5) return;
      element.style.translate = `0 ${parallaxShift(scrollY, factor)}px`;
    });
    return () => {
      stop();
      element.style.translate = '';
    };
  }, [layer, factor, calm]);
}
