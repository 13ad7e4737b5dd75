import { FORM_NOTICE_ID, type PostedForm } from '../../../features/submission/posted-form';
import classes from './form-notice.module.css';

interface FormNoticeProps {
  /** A form that was posted without JavaScript and refused */
  posted: PostedForm | undefined;
  /** What to say of one that was stored */
  done: string | undefined;
}

/** At the head of a form: the answer to one that was posted without JavaScript, where others see a toast. */
export function FormNotice({ posted, done }: FormNoticeProps) {
  const sentence = posted?.sentence ?? done;
  if (!sentence) return null;
  return (
    <p
      id={FORM_NOTICE_ID}
      className={classes.notice}
      role={posted ? 'alert' : 'status'}
      data-tone={posted ? 'problem' : 'done'}
    >
      {sentence}
    </p>
  );
}
