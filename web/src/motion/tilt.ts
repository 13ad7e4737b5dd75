import { type RefObject, useEffect } from 'react';
import { followPointer } from './reduced-motion';

/** The strongest lean of a card, at its edges. Degrees. */
export const TILT_DEGREES = 6;

/**
 * Returns how a card leans towards the pointer, in degrees around the x axis (up is positive) and the y axis (right is
 * positive).
 *
 * @param pointer position over the card, 0 to 1 from left and from top
 */
export function tiltAngles(pointer: { x: number; y: number }): { x: number; y: number } {
  const lean = (position: number) => (Math.min(1, Math.max(0, position)) - 0.5) * 2 * TILT_DEGREES;
  return { x: -lean(pointer.y), y: lean(pointer.x) };
}

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
