import { FORM_NOTICE_ID, type PostedForm } from './posted-form';

export interface PostedAnswerProps {
  /** A form that was posted without JavaScript and refused */
  posted: PostedForm | undefined;
  /** What to say of one that was stored */
  done: string | undefined;
}

/** At the head of a form: the answer to one that was posted without JavaScript, where others see a toast. */
export function PostedAnswer({
  posted,
  done,
  className,
}: PostedAnswerProps & { className: string | undefined }) {
  const sentence = posted?.sentence ?? done;
  if (!sentence) return null;
  return (
    <p
      id={FORM_NOTICE_ID}
      className={className}
      role={posted ? 'alert' : 'status'}
      data-tone={posted ? 'problem' : 'done'}
    >
      {sentence}
    </p>
  );
}
