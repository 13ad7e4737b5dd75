import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import { isBlank, isEmail, type Problems, tooLong, type VisitorFields } from '../submission/field-rules';
import type { MakeProof, SubmissionProof } from '../submission/proof';
import { forgetRefusedToken } from '../submission/queries';
import { PostComment } from './documents';
import { commentQueries } from './queries';
import { commentOutcome, commentsWording } from './wording';

/** A comment as visitors see it; the email is never shown. */
export interface BlogComment {
  id: string;
  name: string;
  text: string;
  /** '3 May 2024' */
  date: string;
}

interface CommentText {
  name: string;
  email: string;
  text: string;
}

export const blankComment: CommentText = { name: '', email: '', text: '' };

interface CommentWording {
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

/** @returns 'approved' when it is shown at once, otherwise 'pending' */
export async function deliverComment(postId: string, values: CommentText, proof: SubmissionProof) {
  const { name, email, text } = values;
  const data = { blogPostDocumentId: postId, name: name.trim(), email: email.trim(), text: text.trim() };
  const receipt = await strapi.request({ document: PostComment, variables: { data, proof } });
  return receipt.postComment.status;
}

/** Sends a comment; the response says whether it is shown at once or held for approval. */
export const postComment = (postId: string, makeProof: MakeProof) =>
  mutationOptions({
    mutationKey: ['comments', 'post', postId],
    mutationFn: async (values: CommentText) => deliverComment(postId, values, await makeProof(values)),
    onSuccess: (_status, _values, _kept, { client }) =>
      client.invalidateQueries({ queryKey: commentQueries.ofPost(postId).queryKey }),
    onError: (error, _values, _kept, { client }) => forgetRefusedToken(client, error),
    meta: {
      done: commentOutcome,
      failed: commentsWording.failed,
    },
  });
