import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import {
  blankMessage,
  type ContactMessage,
  messageProblems,
} from '../../../features/contact/contact-message';
import { sendMessage } from '../../../features/contact/mutations';
import { FormTokenField } from '../../../features/submission/form-token-field';
import { LIMITS } from '../../../features/submission/limits';
import { fieldProblems } from '../../../features/submission/refusal';
import { usePlainForm } from '../../../features/submission/use-plain-form';
import { useSubmission } from '../../../features/submission/use-submission';
import { useUnsentText } from '../../../features/submission/use-unsent-text';
import { settings } from '../settings';
import { wording } from '../wording';
import { firstSaysIt } from './first-says-it';
import { focusFirstProblem } from './focus-first-problem';
import classes from './form.module.css';
import { FormNotice } from './form-notice';
import { Honeypot } from './honeypot';
import { SubmitRow } from './submit-row';

const FORM_NAME = 'message';
const words = wording.contact;

/** All four fields are required and the email must look like one; what was typed survives a failure and a reload. */
export function ContactForm() {
  const { makeProof, honeypot, finish } = useSubmission(FORM_NAME);
  const { attributes, posted, sent } = usePlainForm<ContactMessage>();
  const form = useForm({
    initialValues: posted?.values ?? blankMessage,
    initialErrors: posted && firstSaysIt(posted.problems),
    validate: (values) => firstSaysIt(messageProblems(values, words)),
  });
  const element = useUnsentText({
    formName: FORM_NAME,
    values: form.values,
    blank: blankMessage,
    restore: form.setValues,
  });

  const send = useMutation(sendMessage(makeProof, words));
  const submit = form.onSubmit(
    (values) =>
      send.mutate(values, {
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
  const field = (name: keyof typeof blankMessage) => ({
    name,
    label: words[name],
    withAsterisk: true,
    'aria-required': true,
    ...form.getInputProps(name),
  });

  return (
    <form
      {...attributes}
      ref={element}
      onSubmit={submit}
      noValidate
      aria-busy={send.isPending}
      aria-label={words.formTitle}
    >
      <FormNotice posted={posted} done={sent && words.sent} />
      <div className={classes.fields}>
        <TextInput autoComplete="name" maxLength={LIMITS.name} {...field('senderName')} />
        <TextInput type="email" autoComplete="email" maxLength={LIMITS.email} {...field('senderEmail')} />
        <TextInput className={classes.wide} maxLength={LIMITS.subject} {...field('subject')} />
        <Textarea
          className={classes.wide}
          rows={settings.contactMessageRows}
          maxLength={LIMITS.message}
          {...field('message')}
        />
      </div>
      <Honeypot ref={honeypot} />
      <FormTokenField pageToken={posted?.pageToken} />
      <SubmitRow label={words.submit} busyLabel={words.submitting} busy={send.isPending} />
    </form>
  );
}
