import { Textarea, TextInput } from '@mantine/core';
import { blankMessage, messageFields, messageProblems } from '../../../features/contact/contact-message';
import { sendMessage } from '../../../features/contact/mutations';
import { useVisitorForm } from '../../../features/submission/visitor-form';
import { settings } from '../settings';
import { wording } from '../wording';
import { firstSaysIt } from './first-says-it';
import { Form } from './form';
import classes from './form.module.css';

const words = wording.contact;

/** All four fields are required and the email must look like one. */
export function ContactForm() {
  const { frame, answer, field } = useVisitorForm({
    name: 'message',
    blank: blankMessage,
    fields: messageFields,
    labels: words,
    problems: (values) => messageProblems(values, words),
    mark: firstSaysIt,
    send: (makeProof) => sendMessage(makeProof, words),
    done: () => words.sent,
  });
  return (
    <Form frame={frame} answer={answer} words={words} aria-label={words.formTitle}>
      <div className={classes.fields}>
        <TextInput {...field('senderName')} />
        <TextInput {...field('senderEmail')} />
        <TextInput className={classes.wide} {...field('subject')} />
        <Textarea className={classes.wide} rows={settings.contactMessageRows} {...field('message')} />
      </div>
    </Form>
  );
}
