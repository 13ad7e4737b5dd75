import { useEffect, useSyncExternalStore } from 'react';
import { logFailure } from './log';
import type { Notices } from './outcome-meta';
import { toastWording } from './wording';

/** How long a toast stays. Milliseconds: a problem has more to read. */
const DONE_MS = 6000;
const PROBLEM_MS = 10_000;

/** Problems that may still be on the screen. A success says that they are over. */
const problems = new Set<string>();

function show(message: string, tone: 'done' | 'problem', autoClose: number) {
  wantToasts();
  import('@mantine/notifications').then(
    ({ notifications }) => {
      if (tone === 'done') {
        for (const problem of problems) notifications.hide(problem);
        problems.clear();
      } else {
        problems.add(message);
      }
      // The sentence is the id: said twice at once it shows once.
      notifications.show({
        id: message,
        message,
        autoClose,
        withBorder: false,
        'data-tone': tone,
        closeButtonProps: { 'aria-label': toastWording.dismiss },
      });
    },
    (error: unknown) => logFailure(message, error),
  );
}

/** Toasts of the browser. */
export const toasts: Notices = {
  done: (sentence) => show(sentence, 'done', DONE_MS),
  problem: (sentence) => show(sentence, 'problem', PROBLEM_MS),
};

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
/** What a touch opens has the line and the processor to itself first. Milliseconds. */
const AFTER_TOUCH_MS = 1000;

let wants = 0;
const listeners = new Set<() => void>();

/** From now on the page has a place for toasts. */
export function wantToasts(): void {
  wants += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * How often a place for toasts was wanted: for each toast, and before, once the visitor has touched the page: from then
 * on something may succeed or fail, and what says so must be there before the network fails. Who only looks does not load
 * it.
 *
 * @param isThere touches want nothing more
 */
export function useToastWants(isThere: boolean): number {
  useEffect(() => {
    if (isThere) return;
    const stop = new AbortController();
    const touched = () => setTimeout(wantToasts, AFTER_TOUCH_MS);
    for (const touch of TOUCHES) {
      window.addEventListener(touch, touched, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [isThere]);
  return useSyncExternalStore(
    subscribe,
    () => wants,
    () => 0,
  );
}
