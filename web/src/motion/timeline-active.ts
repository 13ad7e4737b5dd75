import { type RefObject, useEffect } from 'react';
import { onScroll } from './on-scroll';

/** An item becomes active when its top has come into this upper part of the window. */
export const ACTIVE_PART_OF_WINDOW = 0.6;

/**
 * Which item of a timeline is active.
 *
 * @param tops distance of each item's top from the top of the window, in pixels, in page order
 * @param windowHeight pixels
 * @returns the lowest item inside the upper 60 percent, or -1 while the timeline is still below it
 */
export function activeItem(tops: readonly number[], windowHeight: number): number {
  const line = windowHeight * ACTIVE_PART_OF_WINDOW;
  return tops.findLastIndex((top) => top <= line);
}

/** Marks the active direct child of `list` with `data-active` as the visitor scrolls, without rendering. */
export function useTimelineActive(list: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      onScroll(() => {
        const items = [...(list.current?.children ?? [])];
        const active = activeItem(
          items.map((item) => item.getBoundingClientRect().top),
          innerHeight,
        );
        items.forEach((item, index) => {
          item.toggleAttribute('data-active', index === active);
        });
      }),
    [list],
  );
}
