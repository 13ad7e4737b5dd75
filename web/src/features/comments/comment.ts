import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import { isBlank, isEmail, type Problems, tooLong, type VisitorFields } from '../submission/field-rules';

/** A comment as visitors see it; the email is never shown. */
export interface BlogComment {
  id: string;
  name: string;
  text: string;
  /** '3 May 2024' */
  date: string;
}

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

const limits = FORM_LIMITS.comment;

export const commentFields: VisitorFields<CommentText> = {
  name: { autoComplete: 'name', maxLength: limits.name, required: true },
  email: { type: 'email', autoComplete: 'email', maxLength: limits.email, required: true },
  text: { maxLength: limits.text, required: true },
};

/** Returns messages by field; empty when the comment may be sent. */
export function commentProblems(values: CommentText, wording: CommentWording): Problems<CommentText> {
  const fields: (keyof CommentText)[] = ['name', 'email', 'text'];
  const missing = fields.filter((field) => isBlank(values[field]));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, wording.missing]));
  const badEmail = !isEmail(values.email) && { email: wording.badEmail };
  return { ...tooLong(values, commentFields), ...badEmail };
}
