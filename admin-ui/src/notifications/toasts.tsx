import { Anchor, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { randomKey } from '../../../cms/src/shared/random-key';
import classes from './toasts.module.css';
import { wording } from './wording';

const DONE_MS = 5_000;
/** Longer, because a problem often includes a reason to read. */
const PROBLEM_MS = 9_000;
/** How long a decision about an application or comment can be undone. */
export const DECISION_UNDO_MS = 10_000;

/** A link in a toast: `{ label: 'View post', href: '/blog/silk' }`. It opens in a new tab. */
interface ToastLink {
  label: string;
  href: string;
}

export function showDone(sentence: string, link?: ToastLink): void {
  const message = link ? (
    <span className={classes.message}>
      <span>{sentence}</span>
      <Anchor href={link.href} target="_blank" className={classes.link}>
        {link.label}
      </Anchor>
    </span>
  ) : (
    sentence
  );
  notifications.show({ message, color: 'teal', autoClose: DONE_MS });
}

/**
 * Shows a failure message. The same sentence is not stacked while it is on screen.
 * @param reason a second sentence: why, or what to do now
 */
export function showProblem(sentence: string, reason?: string): void {
  const text = reason ? { title: sentence, message: reason } : { message: sentence };
  notifications.show({ id: `problem: ${sentence}`, color: 'red', autoClose: PROBLEM_MS, ...text });
}

interface UndoOffer {
  sentence: string;
  /** How long it can be undone, in milliseconds. */
  forMs: number;
  undo: () => void;
  /** Called when the offer expires unused. */
  onOver?: () => void;
}

const offers: { id: string; undo: () => void }[] = [];

/**
 * Shows a message with Undo, by its button or Ctrl/Cmd-Z.
 * @returns a function that ends the offer
 */
export function offerUndo({ sentence, forMs, undo, onOver }: UndoOffer): () => void {
  const id = randomKey();
  let isTaken = false;
  const end = () => notifications.hide(id);
  const take = () => {
    isTaken = true;
    end();
    undo();
  };
  offers.push({ id, undo: take });
  notifications.show({
    id,
    color: 'teal',
    autoClose: forMs,
    onClose: () => {
      offers.splice(
        offers.findIndex((offer) => offer.id === id),
        1,
      );
      if (!isTaken) onOver?.();
    },
    message: (
      <span className={classes.message}>
        <span>{sentence}</span>
        <Button variant="subtle" size="compact-md" onClick={take}>
          {wording.undo}
        </Button>
      </span>
    ),
  });
  return end;
}

/** Undoes the newest open offer (Ctrl/Cmd-Z). */
export function undoLast(): void {
  offers.at(-1)?.undo();
}
