import { useSyncExternalStore } from 'react';
import { onScroll } from './on-scroll';

const atTop = () => false;

/** True after scrolling more than `threshold` pixels; false on the server. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(onScroll, () => scrollY > threshold, atTop);
}
