import { useEffect, useState } from 'react';

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * True once the visitor has touched the page: from then on something may succeed or fail, and what says so must
 * be there before the network fails. Who only looks does not load it.
 */
export function useToastsWanted(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) return;
    const stop = new AbortController();
    for (const touch of TOUCHES) {
      window.addEventListener(touch, () => setWanted(true), { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [wanted]);
  return wanted;
}
