import { Textarea, TextInput } from '@mantine/core';
import { blankMessage, messageFields, messageProblems } from '../../../features/contact/contact-message';
import { sendMessage } from '../../../features/contact/mutations';
import { useVisitorForm, VisitorForm } from '../../../features/submission/visitor-form';
import { toasts } from '../../../notifications/toasts';
import { FormNotice, SubmitButton } from '../components/form';
import classes from '../components/form.module.css';
import { settings } from '../settings';
import { wording } from '../wording';

const words = wording.contact;

/** All four fields are required; the browser checks the format of the email. */
export function ContactForm({ service }: { service?: string }) {
  const { frame, answer, field } = useVisitorForm({
    name: 'message',
    blank: blankMessage,
    preset: service ? { subject: words.bookingSubject(service) } : {},
    fields: messageFields,
    labels: words,
    problems: (values) => messageProblems(values, words),
    onProblem: toasts.problem,
    send: (makeProof) => sendMessage(makeProof, words),
    done: () => words.sent,
  });
  return (
    <VisitorForm frame={frame} className={classes.fields}>
      <FormNotice answer={answer} />
      <TextInput {...field('senderName')} />
      <TextInput {...field('senderEmail')} />
      <TextInput className={classes.wide} {...field('subject')} />
      <Textarea className={classes.wide} rows={settings.contactMessageRows} {...field('message')} />
      <SubmitButton words={words} busy={frame.busy} />
    </VisitorForm>
  );
}
