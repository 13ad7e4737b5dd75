import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import type { MakeProof } from '../submission/proof';
import { forgetRefusedToken } from '../submission/queries';
import type { CommentText } from './comment';
import { PostComment } from './documents';
import { commentQueries } from './queries';
import { commentsWording } from './wording';

/** Sends a comment on one post; the outcome says whether it is shown at once or held for approval. */
export const postComment = (postId: string, makeProof: MakeProof) =>
  mutationOptions({
    mutationKey: ['comments', 'post', postId],
    mutationFn: async ({ name, email, text }: CommentText) => {
      const data = { blogPostDocumentId: postId, name: name.trim(), email: email.trim(), text: text.trim() };
      const proof = await makeProof();
      const receipt = await strapi.request({ document: PostComment, variables: { data, proof } });
      return receipt.postComment.status;
    },
    onSuccess: (_status, _values, _kept, { client }) =>
      client.invalidateQueries({ queryKey: commentQueries.ofPost(postId).queryKey }),
    onError: (error, _values, _kept, { client }) => forgetRefusedToken(client, error),
    meta: {
      done: (status: unknown) => (status === 'approved' ? commentsWording.shown : commentsWording.held),
      failed: commentsWording.failed,
    },
  });
