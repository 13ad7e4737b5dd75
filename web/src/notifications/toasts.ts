import { useEffect, useSyncExternalStore } from 'react';
import { logFailure } from './log';
import type { Notices } from './messages';
import { toastWording } from './wording';

/** How long a toast is shown. Milliseconds; a problem has more to read. */
const DONE_MS = 6000;
const PROBLEM_MS = 10_000;

/** Problems that may still be on the screen. A success hides them. */
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
      // The message is its id, so that repeating it shows it once.
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

export const toasts: Notices = {
  done: (sentence) => show(sentence, 'done', DONE_MS),
  problem: (sentence) => show(sentence, 'problem', PROBLEM_MS),
};

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;
/** A touch may open something, which has the connection and the processor first. Milliseconds. */
const AFTER_TOUCH_MS = 1000;

let wants = 0;
const listeners = new Set<() => void>();

/** Makes the page load its place for toasts. */
export function wantToasts(): void {
  wants += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns how often the page has wanted a place for toasts. Each toast wants it, and so does the first touch: from
 * then on something may fail, and toasts must be loaded before the network fails. Visitors who only look do not load
 * it.
 *
 * @param isThere whether the place is loaded: touches then add nothing
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
