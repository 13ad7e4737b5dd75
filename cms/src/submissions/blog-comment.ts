import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readSwitches } from '../site/switches';
import { checkedFields } from './checked-fields';
import { type SubmissionProof, submit } from './submit';

const COMMENT = 'api::comment.comment';

export interface BlogCommentInput {
  blogPostDocumentId: string;
  name: string;
  email: string;
  text: string;
}

/** Held as pending unless the owner lets comments appear at once. */
export async function postComment(strapi: Core.Strapi, input: BlogCommentInput, proof: SubmissionProof) {
  const { name, email, text } = input;
  const fields = checkedFields(strapi, COMMENT, { name, email, text });
  const post = await strapi.documents('api::blog-post.blog-post').findOne({
    documentId: input.blogPostDocumentId,
    status: 'published',
  });
  if (!post) throw new errors.NotFoundError('This post does not exist any more');
  const { autoApproveComments } = await readSwitches(strapi);
  const data = {
    ...fields,
    blogPost: post.documentId,
    status: autoApproveComments ? 'approved' : 'pending',
  };
  const { status = 'pending' } = await submit(strapi, COMMENT, data, proof);
  return { status };
}
