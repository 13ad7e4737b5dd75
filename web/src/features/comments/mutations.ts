import { strapi } from '../../strapi/client';
import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import type { FormKind, VisitorFields } from '../submission/field-rules';
import { problemsOf, trimmed } from '../submission/problems';
import type { SubmissionProof } from '../submission/proof';
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

const blankComment = { name: '', email: '', text: '' };
type CommentText = typeof blankComment;

const limits = FORM_LIMITS.comment;

const commentFields: VisitorFields<CommentText> = {
  name: { autoComplete: 'name', maxLength: limits.name, required: true },
  email: { type: 'email', autoComplete: 'email', maxLength: limits.email, required: true },
  text: { maxLength: limits.text, required: true },
};

export const commentProblems = (values: CommentText) => problemsOf(values, commentFields, commentsWording);

/** @returns 'approved' when it is shown at once, otherwise 'pending' */
async function deliverComment(postId: string, values: CommentText, proof: SubmissionProof) {
  const data = { blogPostDocumentId: postId, ...trimmed(values) };
  const receipt = await strapi.request({ document: PostComment, variables: { data, proof } });
  return receipt.postComment.status;
}

/** The form for a comment on a post. */
export const commentForm = (postId: string): FormKind<CommentText> => ({
  name: `comment:${postId}`,
  blank: blankComment,
  fields: commentFields,
  labels: commentsWording,
  problems: commentProblems,
  deliver: (values, proof) => deliverComment(postId, values, proof),
  done: commentOutcome,
  failed: commentsWording.failed,
  list: commentQueries.ofPost(postId).queryKey,
});
