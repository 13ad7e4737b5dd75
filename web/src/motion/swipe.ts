import { type RefObject, useEffect, useRef } from 'react';

/** A finger must move this far sideways. Pixels. */
export const SWIPE_PX = 48;

/** Returns the direction of a swipe; undefined for a tap, a short move or a mostly vertical one. */
export function swipeDirection(moved: { x: number; y: number }): 'left' | 'right' | undefined {
  if (Math.abs(moved.x) < SWIPE_PX || Math.abs(moved.x) < Math.abs(moved.y) * 1.5) return undefined;
  return moved.x < 0 ? 'left' : 'right';
}

/** Browsers report rounded scales of a page that is not enlarged. */
const ENLARGED = 1.01;

/**
 * Returns the finger that may swipe: the only one, on a page that is not enlarged. On an enlarged page it scrolls.
 *
 * @param scale of the pinch zoom
 */
export function swipingFinger<Finger>(touches: ArrayLike<Finger>, scale = 1): Finger | undefined {
  return touches.length === 1 && scale < ENLARGED ? touches[0] : undefined;
}

/** Calls back when a finger swipes sideways over `area`. */
export function useSwipe(
  area: RefObject<HTMLElement | null>,
  actions: Record<'left' | 'right', () => void>,
): void {
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
      ({ touches, target }) => {
        // The finger may move through a film.
        const isOnFilm = target instanceof HTMLVideoElement;
        start = isOnFilm ? undefined : swipingFinger(touches, window.visualViewport?.scale);
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
