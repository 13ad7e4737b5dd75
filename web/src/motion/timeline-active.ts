import { type RefObject, useEffect } from 'react';
import { onScroll } from './on-scroll';

/** An item becomes active when its top enters this upper part of the window. */
export const ACTIVE_PART_OF_WINDOW = 0.6;

/**
 * Returns the lowest item inside the upper 60 percent of the window, or -1 while the timeline is still below it.
 *
 * @param tops distance of each item's top from the top of the window, in pixels, in page order
 * @param windowHeight pixels
 */
export function activeItem(tops: readonly number[], windowHeight: number): number {
  const line = windowHeight * ACTIVE_PART_OF_WINDOW;
  return tops.findLastIndex((top) => top <= line);
}

/** Marks the active direct child of `list` with `data-active` during scrolling, without rendering. */
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
