import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { blankComment, type CommentText, commentProblems } from '../../../features/comments/comment';
import { postComment } from '../../../features/comments/mutations';
import { commentOutcome, commentsWording } from '../../../features/comments/wording';
import { FormTokenField } from '../../../features/submission/form-token-field';
import { LIMITS } from '../../../features/submission/limits';
import { fieldProblems } from '../../../features/submission/refusal';
import { usePlainForm } from '../../../features/submission/use-plain-form';
import { useSubmission } from '../../../features/submission/use-submission';
import { useUnsentText } from '../../../features/submission/use-unsent-text';
import { toasts } from '../../../outcomes/toasts';
import { focusFirstProblem } from '../pieces/focus-first-problem';
import { FormNotice } from '../pieces/form-notice';
import { Honeypot } from '../pieces/honeypot';
import { Mantine } from '../pieces/mantine';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import styles from '../styles/form.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './comment-form.module.css';

/** All three fields are required; whether the comment appears at once is the owner's setting. */
export function CommentForm({ postId }: { postId: string }) {
  return (
    <Mantine>
      <Fields postId={postId} />
    </Mantine>
  );
}

function Fields({ postId }: { postId: string }) {
  const formName = `comment:${postId}`;
  const { makeProof, honeypot, finish } = useSubmission(formName);
  const { attributes, posted, sent } = usePlainForm<CommentText>();
  const form = useForm({
    initialValues: posted?.values ?? blankComment,
    initialErrors: posted?.problems,
    validate: (values) => commentProblems(values, commentsWording),
  });
  const element = useUnsentText({
    formName,
    values: form.values,
    blank: blankComment,
    restore: form.setValues,
  });

  const post = useMutation(postComment(postId, makeProof));
  const submit = form.onSubmit(
    (values) =>
      post.mutate(values, {
        onSuccess: () => {
          form.setValues(blankComment);
          form.clearErrors();
          finish();
        },
        onError: (error) => {
          const problems = fieldProblems(error);
          form.setErrors(problems);
          focusFirstProblem(form, problems);
        },
      }),
    (problems) => {
      toasts.problem(String(Object.values(problems)[0]));
      focusFirstProblem(form, problems);
    },
  );

  return (
    <form
      {...attributes}
      ref={element}
      className={classes.form}
      onSubmit={submit}
      noValidate
      aria-busy={post.isPending}
      aria-labelledby="comment-form"
    >
      <h3 id="comment-form" className={text.title3}>
        {wording.blog.commentFormTitle}
      </h3>
      <div className={styles.fields}>
        <FormNotice posted={posted} done={sent && commentOutcome(sent)} />
        <TextInput
          name="name"
          label={commentsWording.name}
          autoComplete="name"
          maxLength={LIMITS.name}
          withAsterisk
          aria-required
          {...form.getInputProps('name')}
        />
        <TextInput
          name="email"
          label={commentsWording.email}
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          withAsterisk
          aria-required
          {...form.getInputProps('email')}
        />
        <div className={styles.wide}>
          <Textarea
            name="text"
            label={commentsWording.text}
            rows={settings.commentRows}
            maxLength={LIMITS.comment}
            withAsterisk
            aria-required
            {...form.getInputProps('text')}
          />
        </div>
        <Honeypot ref={honeypot} />
        <FormTokenField pageToken={posted?.pageToken} />
        <input type="hidden" name="post" value={postId} />
        <button type="submit" className={`${actions.button} ${styles.submit}`} disabled={post.isPending}>
          {post.isPending ? commentsWording.submitting : commentsWording.submit}
        </button>
      </div>
    </form>
  );
}
