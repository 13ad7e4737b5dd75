import { type ReactNode, useEffect, useRef } from 'react';
import { withFinePointer } from './reduced-motion';

/** While the mouse is inside the window, and after it has left. */
const OPACITY = { inside: 0.4, outside: 0 } as const;

interface CursorFollowerProps {
  /** Fixes the element at the top left corner, out of sight */
  className: string | undefined;
  children?: ReactNode;
}

/** A decoration that follows the mouse. */
export function CursorFollower({ className, children }: CursorFollowerProps) {
  const follower = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = follower.current;
    if (!element) return;
    return withFinePointer(() => {
      const ends = new AbortController();
      const { signal } = ends;
      const show = (opacity: number) => element.style.setProperty('opacity', String(opacity));
      const follow = ({ clientX, clientY }: PointerEvent) => {
        element.style.translate = `${clientX}px ${clientY}px`;
        show(OPACITY.inside);
      };
      const leave = () => show(OPACITY.outside);
      addEventListener('pointermove', follow, { signal, passive: true });
      document.documentElement.addEventListener('pointerleave', leave, { signal });
      return () => {
        ends.abort();
        leave();
      };
    });
  }, []);
  return (
    <div ref={follower} className={className} data-cursor-follower aria-hidden="true">
      {children}
    </div>
  );
}
