import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import { isBlank, isEmail, type Problems, tooLong, type VisitorFields } from '../submission/field-rules';

export interface ContactMessage {
  senderName: string;
  senderEmail: string;
  subject: string;
  message: string;
}

export const blankMessage: ContactMessage = { senderName: '', senderEmail: '', subject: '', message: '' };

export interface MessageWording {
  missing: string;
  /** Absent: only the browser and the server check the format */
  badEmail?: string;
}

const limits = FORM_LIMITS.message;

export const messageFields: VisitorFields<ContactMessage> = {
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
