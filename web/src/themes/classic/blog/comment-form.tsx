import { Textarea, TextInput } from '@mantine/core';
import { commentForm } from '../../../features/comments/mutations';
import { commentsWording } from '../../../features/comments/wording';
import { useVisitorForm } from '../../../features/submission/visitor-form';
import { Form } from '../forms/form';
import classes from '../forms/form.module.css';
import { markFirst } from '../forms/mark-first';
import { Mantine } from '../mantine';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import own from './comments.module.css';

const TITLE_ID = 'comment-form';

/** All three fields are required; whether the comment appears at once is the owner's setting. */
export function CommentForm({ postId }: { postId: string }) {
  const { frame, answer, field } = useVisitorForm({ ...commentForm(postId), mark: markFirst });
  const heading = (
    <h3 id={TITLE_ID} className={text.title3}>
      {commentsWording.formTitle}
    </h3>
  );
  return (
    <Mantine>
      <Form
        frame={frame}
        answer={answer}
        heading={heading}
        words={commentsWording}
        className={own.form}
        aria-labelledby={TITLE_ID}
      >
        <div className={classes.fields}>
          <TextInput {...field('name')} />
          <TextInput {...field('email')} />
          <Textarea className={classes.wide} rows={settings.commentRows} {...field('text')} />
        </div>
        <input type="hidden" name="post" value={postId} />
      </Form>
    </Mantine>
  );
}
