import { strapi } from '../../strapi/client';
import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import type { FormKind, VisitorFields } from '../submission/field-rules';
import { problemsOf, trimmed } from '../submission/problems';
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

/** The form for a comment on a post. */
export const commentForm = (postId: string): FormKind<CommentText> => ({
  name: `comment:${postId}`,
  blank: blankComment,
  fields: commentFields,
  labels: commentsWording,
  problems: commentProblems,
  /** Returns 'approved' when it is shown at once, otherwise 'pending'. */
  deliver: async (values, proof) => {
    const data = { blogPostDocumentId: postId, ...trimmed(values) };
    const receipt = await strapi.request({ document: PostComment, variables: { data, proof } });
    return receipt.postComment.status;
  },
  done: commentOutcome,
  failed: commentsWording.failed,
  list: commentQueries.ofPost(postId).queryKey,
});
