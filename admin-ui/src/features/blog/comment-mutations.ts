import { deleteMutation } from '../../content/collection';
import { decisionMutation } from '../../content/decisions';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { type Comment, toComment } from './comment';
import { DeleteComment, UpdateComment } from './documents';
import { wording as sentences } from './wording';

const wording = sentences.comments;

/** Unlike that on an application, a decision can be changed. */
export const decideComments = decisionMutation<Comment>({
  key: 'comments',
  setStatus: async ({ documentId, revision }, status) => {
    const variables = { documentId, data: { status, revision } };
    const { saved } = await strapi.request({ document: UpdateComment, variables });
    return toComment(stillThere(saved));
  },
  isOpen: ({ status }, decision) => status !== decision,
  sentence: wording.decided,
  changeFailed: wording.changeFailed,
});

export const deleteComment = () =>
  deleteMutation({ key: 'comments', document: DeleteComment, failed: wording.deleteFailed });
