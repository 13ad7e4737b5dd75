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
import { firstSaysIt } from '../forms/first-says-it';
import { focusFirstProblem } from '../forms/focus-first-problem';
import classes from '../forms/form.module.css';
import { FormNotice } from '../forms/form-notice';
import { Honeypot } from '../forms/honeypot';
import { SubmitRow } from '../forms/submit-row';
import { Mantine } from '../pieces/mantine';
import { settings } from '../settings';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import own from './comments.module.css';

const TITLE_ID = 'comment-form';

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
    initialErrors: posted && firstSaysIt(posted.problems),
    validate: (values) => firstSaysIt(commentProblems(values, commentsWording)),
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
          form.reset();
          finish();
        },
        onError: (error) => {
          const problems = fieldProblems(error);
          form.setErrors(problems);
          focusFirstProblem(element.current, problems);
        },
      }),
    (problems) => focusFirstProblem(element.current, problems),
  );
  const field = (name: keyof typeof blankComment) => ({
    name,
    label: commentsWording[name],
    withAsterisk: true,
    'aria-required': true,
    ...form.getInputProps(name),
  });

  return (
    <form
      {...attributes}
      ref={element}
      className={own.form}
      onSubmit={submit}
      noValidate
      aria-busy={post.isPending}
      aria-labelledby={TITLE_ID}
    >
      <h3 id={TITLE_ID} className={text.title3}>
        {wording.blog.commentFormTitle}
      </h3>
      <FormNotice posted={posted} done={sent && commentOutcome(sent)} />
      <div className={classes.fields}>
        <TextInput autoComplete="name" maxLength={LIMITS.name} {...field('name')} />
        <TextInput type="email" autoComplete="email" maxLength={LIMITS.email} {...field('email')} />
        <Textarea
          className={classes.wide}
          rows={settings.commentRows}
          maxLength={LIMITS.comment}
          {...field('text')}
        />
      </div>
      <Honeypot ref={honeypot} />
      <FormTokenField pageToken={posted?.pageToken} />
      <input type="hidden" name="post" value={postId} />
      <SubmitRow
        label={commentsWording.submit}
        busyLabel={commentsWording.submitting}
        busy={post.isPending}
      />
    </form>
  );
}
