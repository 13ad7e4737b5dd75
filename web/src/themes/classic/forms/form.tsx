import type { ComponentProps, ReactNode } from 'react';
import { PostedAnswer, VisitorForm } from '../../../features/submission/visitor-form';
import actions from '../styles/action.module.css';
import classes from './form.module.css';

interface FormProps extends ComponentProps<typeof VisitorForm> {
  answer: ComponentProps<typeof PostedAnswer>['answer'];
  heading?: ReactNode;
  /** Label of the button; the second while the form is sent, when it is disabled */
  words: { submit: string; submitting: string };
}

/** A form in this look: the answer to an earlier try, the fields, the button in the middle. */
export function Form({ frame, answer, heading, words, children, ...props }: FormProps) {
  return (
    <VisitorForm frame={frame} noValidate {...props}>
      {heading}
      <PostedAnswer answer={answer} className={classes.notice} />
      {children}
      <div className={classes.end}>
        <button
          type="submit"
          className={`${actions.button} ${actions.primary} ${classes.submit}`}
          disabled={frame.busy}
        >
          {frame.busy ? words.submitting : words.submit}
        </button>
      </div>
    </VisitorForm>
  );
}
