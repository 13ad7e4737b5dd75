import { Textarea, TextInput } from '@mantine/core';
import { commentForm } from '../../../features/comments/mutations';
import { commentsWording } from '../../../features/comments/wording';
import { useVisitorForm, VisitorForm } from '../../../features/submission/visitor-form';
import { toasts } from '../../../notifications/toasts';
import { FormNotice, SubmitButton } from '../components/form';
import styles from '../components/form.module.css';
import { Mantine } from '../mantine';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import classes from './comments.module.css';

const TITLE_ID = 'comment-form';

/** All three fields are required; whether the comment appears at once is the owner's setting. */
export function CommentForm({ postId }: { postId: string }) {
  const { frame, answer, field } = useVisitorForm({ ...commentForm(postId), onProblem: toasts.problem });
  return (
    <Mantine>
      <VisitorForm frame={frame} className={classes.form} noValidate aria-labelledby={TITLE_ID}>
        <h3 id={TITLE_ID} className={text.title3}>
          {commentsWording.formTitle}
        </h3>
        <div className={styles.fields}>
          <FormNotice answer={answer} />
          <TextInput {...field('name')} />
          <TextInput {...field('email')} />
          <Textarea className={styles.wide} rows={settings.commentRows} {...field('text')} />
          <input type="hidden" name="post" value={postId} />
          <SubmitButton words={commentsWording} busy={frame.busy} />
        </div>
      </VisitorForm>
    </Mantine>
  );
}
