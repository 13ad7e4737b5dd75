import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import type { MakeProof, SubmissionProof } from '../submission/proof';
import { forgetRefusedToken } from '../submission/queries';
import type { CommentText } from './comment';
import { PostComment } from './documents';
import { commentQueries } from './queries';
import { commentOutcome, commentsWording } from './wording';

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
