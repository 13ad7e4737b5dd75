import actions from '../styles/action.module.css';
import classes from './form.module.css';

interface SubmitRowProps {
  label: string;
  /** Replaces the label, disabled, while the form is sent */
  busyLabel: string;
  busy: boolean;
}

/** The end of a form. */
export function SubmitRow({ label, busyLabel, busy }: SubmitRowProps) {
  return (
    <div className={classes.end}>
      <button type="submit" className={`${actions.button} ${classes.submit}`} disabled={busy}>
        {busy ? busyLabel : label}
      </button>
    </div>
  );
}
