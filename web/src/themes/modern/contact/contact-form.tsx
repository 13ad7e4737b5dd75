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
import { toasts } from '../../../outcomes/toasts';
import { focusFirstProblem } from '../pieces/focus-first-problem';
import { FormNotice } from '../pieces/form-notice';
import { Honeypot } from '../pieces/honeypot';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './contact-form.module.css';

const FORM_NAME = 'message';

/** All four fields are required; what was typed survives a failure, a reload and going back. */
export function ContactForm({ service }: { service?: string }) {
  const { makeProof, honeypot, finish } = useSubmission(FORM_NAME);
  const subject = service ? wording.contact.bookingSubject(service) : '';
  const { attributes, posted, sent } = usePlainForm<ContactMessage>();
  const form = useForm({
    initialValues: posted?.values ?? { ...blankMessage, subject },
    initialErrors: posted?.problems,
    validate: (values) => messageProblems(values, wording.contact),
  });
  const element = useUnsentText({
    formName: FORM_NAME,
    values: form.values,
    blank: blankMessage,
    restore: form.setValues,
  });

  const send = useMutation(sendMessage(makeProof, wording.contact));
  const submit = form.onSubmit(
    (values) =>
      send.mutate(values, {
        onSuccess: () => {
          form.setValues(blankMessage);
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
    <form {...attributes} ref={element} className={classes.form} onSubmit={submit} aria-busy={send.isPending}>
      <FormNotice posted={posted} done={sent && wording.contact.sent} />
      <TextInput
        name="senderName"
        label={wording.contact.senderName}
        autoComplete="name"
        maxLength={LIMITS.name}
        withAsterisk
        aria-required
        {...form.getInputProps('senderName')}
      />
      <TextInput
        name="senderEmail"
        label={wording.contact.senderEmail}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
        withAsterisk
        aria-required
        {...form.getInputProps('senderEmail')}
      />
      <div className={classes.wide}>
        <TextInput
          name="subject"
          label={wording.contact.subject}
          maxLength={LIMITS.subject}
          withAsterisk
          aria-required
          {...form.getInputProps('subject')}
        />
      </div>
      <div className={classes.wide}>
        <Textarea
          name="message"
          label={wording.contact.message}
          rows={settings.contactMessageRows}
          maxLength={LIMITS.message}
          withAsterisk
          aria-required
          {...form.getInputProps('message')}
        />
      </div>
      <Honeypot ref={honeypot} />
      <FormTokenField pageToken={posted?.pageToken} />
      <button type="submit" className={`${actions.button} ${classes.submit}`} disabled={send.isPending}>
        {send.isPending ? wording.contact.submitting : wording.contact.submit}
      </button>
    </form>
  );
}
