import type { ComponentProps } from 'react';
import { PostedAnswer } from '../../../features/submission/visitor-form';
import actions from '../styles/action.module.css';
import classes from './form.module.css';

/** At the head of a form: the answer to one that was posted without JavaScript. */
export function FormNotice({ answer }: Pick<ComponentProps<typeof PostedAnswer>, 'answer'>) {
  return <PostedAnswer answer={answer} className={classes.notice} />;
}

interface SubmitButtonProps {
  /** On the button; the second, disabled, while the form is sent */
  words: { submit: string; submitting: string };
  busy: boolean;
}

/** The end of a form. */
export function SubmitButton({ words, busy }: SubmitButtonProps) {
  return (
    <button type="submit" className={`${actions.button} ${classes.submit}`} disabled={busy}>
      {busy ? words.submitting : words.submit}
    </button>
  );
}
