import { logFailure } from './log';
import type { Notices } from './outcome-meta';
import { wantToasts } from './use-toasts-wanted';
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
