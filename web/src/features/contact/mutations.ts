import { strapi } from '../../strapi/client';
import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import {
  type FormKind,
  isBlank,
  isEmail,
  type Problems,
  tooLong,
  type VisitorFields,
} from '../submission/field-rules';
import type { SubmissionProof } from '../submission/proof';
import { SendMessage } from './documents';

interface ContactMessage {
  senderName: string;
  senderEmail: string;
  subject: string;
  message: string;
}

const blankMessage: ContactMessage = { senderName: '', senderEmail: '', subject: '', message: '' };

interface MessageWording {
  missing: string;
  /** Absent: only the browser and the server check the format */
  badEmail?: string;
}

const limits = FORM_LIMITS.message;

const messageFields: VisitorFields<ContactMessage> = {
  senderName: { autoComplete: 'name', maxLength: limits.senderName, required: true },
  senderEmail: { type: 'email', autoComplete: 'email', maxLength: limits.senderEmail, required: true },
  subject: { maxLength: limits.subject, required: true },
  message: { maxLength: limits.message, required: true },
};

/** Returns messages by field; empty when the message may be sent. Blank fields count as missing. */
export function messageProblems(values: ContactMessage, wording: MessageWording): Problems<ContactMessage> {
  const fields = Object.keys(blankMessage) as (keyof ContactMessage)[];
  const missing = fields.filter((field) => isBlank(values[field]));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, wording.missing]));
  const badEmail = wording.badEmail && !isEmail(values.senderEmail) && { senderEmail: wording.badEmail };
  return { ...tooLong(values, messageFields), ...badEmail };
}

/** Trims a copy, so that the typed values stay unchanged. */
async function deliverMessage(values: ContactMessage, proof: SubmissionProof) {
  const data = {
    senderName: values.senderName.trim(),
    senderEmail: values.senderEmail.trim(),
    subject: values.subject.trim(),
    message: values.message.trim(),
  };
  const receipt = await strapi.request({ document: SendMessage, variables: { data, proof } });
  return receipt.sendMessage.status;
}

/** The contact form with the rules and texts of a theme. */
export const messageForm = (
  words: ContactMessage & MessageWording & { sent: string; failed: string },
): FormKind<ContactMessage> => ({
  name: 'message',
  blank: blankMessage,
  fields: messageFields,
  labels: words,
  problems: (values) => messageProblems(values, words),
  deliver: deliverMessage,
  done: words.sent,
  failed: words.failed,
});
