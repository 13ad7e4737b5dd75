import { isBlank, isEmail, tooLong } from '../submission/field-rules';
import { LIMITS } from '../submission/limits';

/** A comment as everyone sees it; the email is never shown. */
export interface BlogComment {
  id: string;
  name: string;
  text: string;
  /** '3 May 2024' */
  date: string;
}

/** What the comment form holds. */
export interface CommentText {
  name: string;
  email: string;
  text: string;
}

export const blankComment: CommentText = { name: '', email: '', text: '' };

export interface CommentWording {
  missing: string;
  badEmail: string;
}

export type CommentProblems = Partial<Record<keyof CommentText, string>>;

const LONGEST = { name: LIMITS.name, email: LIMITS.email, text: LIMITS.comment };

/** Problems by field; empty when the comment may be sent. */
export function commentProblems(values: CommentText, wording: CommentWording): CommentProblems {
  const fields: (keyof CommentText)[] = ['name', 'email', 'text'];
  const missing = fields.filter((field) => isBlank(values[field]));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, wording.missing]));
  const badEmail = !isEmail(values.email) && { email: wording.badEmail };
  return { ...tooLong({ ...values }, LONGEST), ...badEmail };
}
