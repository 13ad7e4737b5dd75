import { strapi } from '../../strapi/client';
import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import type { FormKind, VisitorFields } from '../submission/field-rules';
import { type ProblemWording, problemsOf, trimmed } from '../submission/problems';
import { SendMessage } from './documents';

const blankMessage = { senderName: '', senderEmail: '', subject: '', message: '' };
type ContactMessage = typeof blankMessage;

const limits = FORM_LIMITS.message;

const messageFields: VisitorFields<ContactMessage> = {
  senderName: { autoComplete: 'name', maxLength: limits.senderName, required: true },
  senderEmail: { type: 'email', autoComplete: 'email', maxLength: limits.senderEmail, required: true },
  subject: { maxLength: limits.subject, required: true },
  message: { maxLength: limits.message, required: true },
};

export const messageProblems = (values: ContactMessage, wording: ProblemWording) =>
  problemsOf(values, messageFields, wording);

/** The contact form with the rules and texts of a theme. */
export const messageForm = (
  words: ContactMessage & ProblemWording & { sent: string; failed: string },
): FormKind<ContactMessage> => ({
  name: 'message',
  blank: blankMessage,
  fields: messageFields,
  labels: words,
  problems: (values) => messageProblems(values, words),
  deliver: async (values, proof) => {
    const variables = { data: trimmed(values), proof };
    return (await strapi.request({ document: SendMessage, variables })).sendMessage.status;
  },
  done: words.sent,
  failed: words.failed,
});
