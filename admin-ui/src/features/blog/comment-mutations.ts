import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import type { Comment } from './comment';
import { commentQueries } from './comment-queries';
import { wording } from './wording';

const UpdateComment = graphql(`
  mutation UpdateComment($documentId: ID!, $data: CommentInput!) {
    updateComment(documentId: $documentId, data: $data) {
      documentId
    }
  }
`);

const DeleteComment = graphql(`
  mutation DeleteComment($documentId: ID!) {
    deleteComment(documentId: $documentId) {
      documentId
    }
  }
`);

type Decision = 'approved' | 'rejected';

/** @param count how many comments it will be given, for the toast */
export const decideComments = (decision: Decision, count: number) =>
  mutationOptions({
    mutationKey: ['comments', 'decide', decision],
    mutationFn: async (comments: readonly Comment[]) => {
      // One after the other: the CMS takes one mutation a request, and the first refusal ends the row.
      for (const { documentId, revision } of comments) {
        const variables = { documentId, data: { status: decision, revision } };
        const { updateComment } = await strapi.request({ document: UpdateComment, variables });
        stillThere(updateComment);
      }
    },
    // Some may be decided, or somebody else decided first: the list says what is true.
    onError: (_error, _comments, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: commentQueries.all() }),
    meta: { done: wording.comments[decision](count), failed: wording.comments.changeFailed },
  });

export const deleteComment = () =>
  mutationOptions({
    mutationKey: ['comments', 'delete'],
    mutationFn: (documentId: string) =>
      strapi.request({ document: DeleteComment, variables: { documentId }, keepalive: true }),
    meta: { failed: wording.comments.deleteFailed },
  });
