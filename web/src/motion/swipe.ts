import { type RefObject, useEffect, useRef } from 'react';

/** A finger must travel this far sideways. Pixels. */
export const SWIPE_PX = 48;

/** Which way a finger swiped; undefined for a tap, a short move or one that is rather vertical. */
export function swipeDirection(moved: { x: number; y: number }): 'left' | 'right' | undefined {
  if (Math.abs(moved.x) < SWIPE_PX || Math.abs(moved.x) < Math.abs(moved.y) * 1.5) return undefined;
  return moved.x < 0 ? 'left' : 'right';
}

interface SwipeActions {
  left: () => void;
  right: () => void;
}

/** Calls back when a finger swipes sideways over `area`. */
export function useSwipe(area: RefObject<HTMLElement | null>, actions: SwipeActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const ends = new AbortController();
    const options = { passive: true, signal: ends.signal };
    let start: Touch | undefined;
    element.addEventListener(
      'touchstart',
      ({ touches }) => {
        start = touches.length === 1 ? touches[0] : undefined;
      },
      options,
    );
    element.addEventListener(
      'touchend',
      ({ changedTouches: [end] }) => {
        const direction =
          start && end && swipeDirection({ x: end.clientX - start.clientX, y: end.clientY - start.clientY });
        if (direction) latest.current[direction]();
      },
      options,
    );
    return () => ends.abort();
  }, [area]);
}
