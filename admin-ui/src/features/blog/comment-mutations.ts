import { mutationOptions } from '@tanstack/react-query';
import { putAllSaved } from '../../manager/saved-item';
import { reasonOf } from '../../notices/outcomes';
import { DECISION_UNDO_MS, offerUndo, showProblem } from '../../notices/toasts';
import { type Changes, changeEach } from '../../strapi/change-each';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { type Comment, type CommentStatus, toComment } from './comment';
import { commentFields, commentQueries } from './comment-queries';
import { wording } from './wording';

const UpdateComment = graphql(
  `
    mutation UpdateComment($documentId: ID!, $data: CommentInput!) {
      updateComment(documentId: $documentId, data: $data) {
        ...CommentFields
      }
    }
  `,
  [commentFields],
);

const DeleteComment = graphql(`
  mutation DeleteComment($documentId: ID!) {
    deleteComment(documentId: $documentId) {
      documentId
    }
  }
`);

type Decision = 'approved' | 'rejected';

async function setStatus({ documentId, revision }: Comment, status: CommentStatus): Promise<Comment> {
  const variables = { documentId, data: { status, revision } };
  const { updateComment } = await strapi.request({ document: UpdateComment, variables });
  return toComment(stillThere(updateComment));
}

const sayFailure = ({ failure }: Changes<Comment>) => {
  if (failure) showProblem(wording.comments.changeFailed, reasonOf(failure));
};

/** Decides those that are not decided that way yet. It can be taken back for a while. */
export const decideComments = (decision: Decision) =>
  mutationOptions({
    mutationKey: ['comments', 'decide', decision],
    mutationFn: (comments: readonly Comment[]) =>
      changeEach(
        comments.filter(({ status }) => status !== decision),
        (comment) => setStatus(comment, decision),
      ),
    onSuccess: (changes, comments, _shown, { client }) => {
      const { changed } = changes;
      putAllSaved(client, commentQueries.all(), changed);
      const before = new Map(comments.map(({ documentId, status }) => [documentId, status]));
      const skipped = comments.filter(({ status }) => status === decision).length + changes.overtaken;
      offerUndo({
        sentence: wording.comments[decision](changed.length, skipped),
        forMs: DECISION_UNDO_MS,
        undo: () =>
          client
            .getMutationCache()
            .build(client, restoreComments())
            .execute(
              changed.map((comment) => ({ comment, status: before.get(comment.documentId) ?? 'pending' })),
            )
            .catch(() => undefined),
      });
      sayFailure(changes);
    },
    // Somebody else may have decided: the list says what is true.
    onError: (_error, _comments, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: commentQueries.all() }),
    meta: { failed: wording.comments.changeFailed },
  });

/** Undo: what was decided becomes what it was. */
const restoreComments = () =>
  mutationOptions({
    mutationKey: ['comments', 'restore'],
    mutationFn: (decided: readonly { comment: Comment; status: CommentStatus }[]) =>
      changeEach(decided, ({ comment, status }) => setStatus(comment, status)),
    onSuccess: (changes, _decided, _shown, { client }) => {
      putAllSaved(client, commentQueries.all(), changes.changed);
      sayFailure(changes);
    },
    meta: { failed: wording.comments.changeFailed },
  });

export const deleteComment = () =>
  mutationOptions({
    mutationKey: ['comments', 'delete'],
    mutationFn: (documentId: string) =>
      strapi.request({ document: DeleteComment, variables: { documentId }, keepalive: true }),
    meta: { failed: wording.comments.deleteFailed },
  });
