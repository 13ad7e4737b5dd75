import { type RefObject, useEffect, useRef } from 'react';
import { swipeDirection } from './swipe';

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
