import { type RefObject, useEffect } from 'react';
import { withFinePointer } from './calm';

/** While the mouse is inside the window, and after it left. */
export const FOLLOWER_OPACITY = { inside: 0.4, outside: 0 } as const;

/** Moves `follower`, a fixed element at the top left corner, to the pointer and shows or hides it. */
export function useCursorFollower(follower: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = follower.current;
    if (!element) return;
    return withFinePointer(() => {
      const ends = new AbortController();
      const { signal } = ends;
      const show = (opacity: number) => element.style.setProperty('opacity', String(opacity));
      const follow = ({ clientX, clientY }: PointerEvent) => {
        element.style.translate = `${clientX}px ${clientY}px`;
        show(FOLLOWER_OPACITY.inside);
      };
      const leave = () => show(FOLLOWER_OPACITY.outside);
      addEventListener('pointermove', follow, { signal, passive: true });
      document.documentElement.addEventListener('pointerleave', leave, { signal });
      return () => {
        ends.abort();
        leave();
      };
    });
  }, [follower]);
}
