import { mutationOptions } from '@tanstack/react-query';
import { deleteMutation, putSaved } from '../../content/collection';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { showDone } from '../../outcomes/toasts';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { CreatePost, DeletePost, EndPreviews, UnpublishPost, UpdatePost } from './documents';
import { type Post, type postFields, saveFailure, toPost, toPostInput } from './post';
import { wording } from './wording';

/** @param post the one to update, with the revision the changes are based on; null creates one */
export const savePost = (post: Post | null) =>
  mutationOptions({
    mutationKey: ['posts', 'save'],
    mutationFn: async (sent: SaveWithMedia<typeof postFields>): Promise<Post> => {
      const status = sent.values.status === 'Published' ? 'PUBLISHED' : 'DRAFT';
      const data = toPostInput(sent);
      if (!post) {
        const { saved } = await strapi.request({ document: CreatePost, variables: { data, status } });
        return toPost(stillThere(saved));
      }
      const { documentId, revision, state } = post;
      const variables = { documentId, data: { ...data, revision }, status } as const;
      const { saved } = await strapi.request({ document: UpdatePost, variables });
      const updated = toPost(stillThere(saved));
      if (status === 'PUBLISHED' || state === 'draft') return updated;
      // Saving a draft leaves the published version in place; taking it back is a step of its own.
      await strapi.request({ document: UnpublishPost, variables: { documentId } });
      return { ...updated, status: 'draft', state: 'draft', address: null };
    },
    onSuccess: (saved, _values, _shown, { client }) => {
      const link = saved.address ? { label: wording.view, href: saved.address } : undefined;
      showDone(post ? wording.updated : wording.created, link);
      putSaved(client, ['posts'], saved);
    },
    meta: {
      failed: saveFailure(post ? wording.updateFailed : wording.createFailed),
      asksWhenOvertaken: true,
    },
  });

/** Ends all links to the draft of a post, also those of the raw panel. */
export const endPreviews = (documentId: string) =>
  mutationOptions({
    mutationKey: ['posts', 'end-previews', documentId],
    mutationFn: () => strapi.request({ document: EndPreviews, variables: { documentId } }),
    meta: { done: wording.preview.ended, failed: wording.preview.endFailed, changesNothingShown: true },
  });

export const deletePost = () =>
  deleteMutation({ key: 'posts', document: DeletePost, failed: wording.deleteFailed });
