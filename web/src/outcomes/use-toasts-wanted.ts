import { useEffect, useSyncExternalStore } from 'react';

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

let wanted = false;
const listeners = new Set<() => void>();

/** From now on the page has a place for toasts. */
export function wantToasts(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * True once there is a toast to show, and before, once the visitor has touched the page: from then on something
 * may succeed or fail, and what says so must be there before the network fails. Who only looks does not load it.
 */
export function useToastsWanted(): boolean {
  const now = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  useEffect(() => {
    if (now) return;
    const stop = new AbortController();
    for (const touch of TOUCHES) {
      window.addEventListener(touch, wantToasts, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [now]);
  return now;
}
