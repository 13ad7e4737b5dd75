import { isBlank, isEmail, tooLong } from '../submission/field-rules';
import { LIMITS } from '../submission/limits';

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

const LONGEST = {
  senderName: LIMITS.name,
  senderEmail: LIMITS.email,
  subject: LIMITS.subject,
  message: LIMITS.message,
};

/** Problems by field; empty when the message may be sent. Blank fields count as missing. */
export function messageProblems(values: ContactMessage, wording: MessageWording): MessageProblems {
  const fields = Object.keys(blankMessage) as (keyof ContactMessage)[];
  const missing = fields.filter((field) => isBlank(values[field]));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, wording.missing]));
  const badEmail = wording.badEmail && !isEmail(values.senderEmail) && { senderEmail: wording.badEmail };
  return { ...tooLong({ ...values }, LONGEST), ...badEmail };
}
