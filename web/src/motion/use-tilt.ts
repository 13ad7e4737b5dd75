import { type RefObject, useEffect } from 'react';
import { followPointer } from './calm';
import { tiltAngles } from './tilt';

/** Sets `--tilt-x` and `--tilt-y` (degrees) on `card` while the pointer is over it. */
export function useTilt(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { x, y } = tiltAngles({ x: (clientX - left) / width, y: (clientY - top) / height });
      element.style.setProperty('--tilt-x', `${x.toFixed(2)}deg`);
      element.style.setProperty('--tilt-y', `${y.toFixed(2)}deg`);
    };
    const leave = () => {
      element.style.removeProperty('--tilt-x');
      element.style.removeProperty('--tilt-y');
    };
    return followPointer(element, { move, leave });
  }, [card]);
}
