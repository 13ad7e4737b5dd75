import { PostedAnswer, type PostedAnswerProps } from '../../../features/submission/posted-answer';
import classes from './form-notice.module.css';

/** At the head of a form: the answer to one that was posted without JavaScript. */
export function FormNotice(props: PostedAnswerProps) {
  return <PostedAnswer {...props} className={classes.notice} />;
}
