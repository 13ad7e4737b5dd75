import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let frame = 0;

function schedule() {
  if (frame !== 0) return;
  frame = requestAnimationFrame(() => {
    frame = 0;
    for (const listener of listeners) listener();
  });
}

/**
 * Calls `listener` now, and then at most once per frame while the page scrolls or changes size. All effects share one
 * pair of browser listeners.
 *
 * @returns stops the calls
 */
export function onScroll(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule, { passive: true });
  }
  listeners.add(listener);
  listener();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}

const atTop = () => false;

/** Returns whether the page is scrolled more than `threshold` pixels; false on the server. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(onScroll, () => scrollY > threshold, atTop);
}
