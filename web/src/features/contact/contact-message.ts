import { EMAIL_PATTERN } from '../submission/limits';

/** What the contact form holds. */
export interface ContactMessage {
  senderName: string;
  senderEmail: string;
  subject: string;
  message: string;
}

export const blankMessage: ContactMessage = { senderName: '', senderEmail: '', subject: '', message: '' };

export interface MessageWording {
  missing: string;
  /** Without a sentence the format is left to the browser and the server */
  badEmail?: string;
}

export type MessageProblems = Partial<Record<keyof ContactMessage, string>>;

/** Problems by field; empty when the message may be sent. Blank fields count as missing. */
export function messageProblems(values: ContactMessage, wording: MessageWording): MessageProblems {
  const fields = Object.keys(blankMessage) as (keyof ContactMessage)[];
  const missing = fields.filter((field) => !values[field].trim());
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, wording.missing]));
  if (wording.badEmail && !EMAIL_PATTERN.test(values.senderEmail.trim()))
    return { senderEmail: wording.badEmail };
  return {};
}
