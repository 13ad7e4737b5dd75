import { type RefObject, useEffect } from 'react';
import { onScroll } from './on-scroll';
import { activeItem } from './timeline-active';

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
