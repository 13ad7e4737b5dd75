import { type RefObject, useEffect } from 'react';
import { followPointer } from './reduced-motion';

/** Diameter of the circle that follows the pointer over a hero. */
export const SPOTLIGHT_SIZE = '9rem';

/**
 * Lets a light follow the pointer over `stage`: sets `--spot-x` and `--spot-y` (pixels from its top left corner) and
 * `data-spot` while the pointer is over it. Off for touch screens and under reduced motion.
 */
export function useSpotlight(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = element.getBoundingClientRect();
      element.style.setProperty('--spot-x', `${clientX - left}px`);
      element.style.setProperty('--spot-y', `${clientY - top}px`);
      element.dataset.spot = '';
    };
    const leave = () => {
      delete element.dataset.spot;
    };
    return followPointer(element, { move, leave });
  }, [stage]);
}
