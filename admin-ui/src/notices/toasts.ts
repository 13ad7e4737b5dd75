import { notifications } from '@mantine/notifications';

const DONE_MS = 5_000;
/** Longer: a problem is read, and often also a reason. */
const PROBLEM_MS = 9_000;

/** Says that something worked. */
export function showDone(sentence: string): void {
  notifications.show({ message: sentence, color: 'teal', autoClose: DONE_MS });
}

/**
 * Says that something did not work. The same sentence is not stacked while it is still on the screen.
 *
 * @param reason a second sentence: why, or what to do now
 */
export function showProblem(sentence: string, reason?: string): void {
  const text = reason ? { title: sentence, message: reason } : { message: sentence };
  notifications.show({ id: `problem: ${sentence}`, color: 'red', autoClose: PROBLEM_MS, ...text });
}
