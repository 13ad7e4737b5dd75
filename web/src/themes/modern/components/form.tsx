import { type ComponentProps, type ReactNode, useId } from 'react';
import { PostedAnswer } from '../../../features/submission/visitor-form';
import actions from '../styles/action.module.css';
import classes from './form.module.css';

/** At the head of a form: the response to a form without JavaScript. */
export function FormNotice({ answer }: Pick<ComponentProps<typeof PostedAnswer>, 'answer'>) {
  return <PostedAnswer answer={answer} className={classes.notice} />;
}

interface SubmitButtonProps {
  /** Label of the button; the second while the form is sent, when it is disabled */
  words: { submit: string; submitting: string };
  busy: boolean;
}

export function SubmitButton({ words, busy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`${actions.button} ${actions.primary} ${classes.submit}`}
      disabled={busy}
    >
      {busy ? words.submitting : words.submit}
    </button>
  );
}

/** A titled part of a long form: the title in the margin, its fields beside it. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid column
    <div role="group" aria-labelledby={id} className={classes.part}>
      <h2 id={id} className={classes.partTitle}>
        {title}
      </h2>
      <div className={`${classes.fields} ${classes.partFields}`}>{children}</div>
    </div>
  );
}
