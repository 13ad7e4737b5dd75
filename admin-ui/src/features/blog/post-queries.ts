import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import type { SaveStep } from '../../kit/form/use-save';
import { PAGE_SIZE, sortOrder } from '../../kit/list/list-search';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { showDone } from '../../notifications/toasts';
import { deleteMutation, oneQuery, pageQuery, updateCaches } from '../../resource/queries';
import { strapi } from '../../strapi/client';
import { requireFound } from '../../strapi/errors';
import type { BlogSearch } from './blog';
import {
  CreatePost,
  DeletePost,
  EndPreviews,
  OnePost,
  Posts,
  PreviewLink,
  UnpublishPost,
  UpdatePost,
} from './documents';
import { type Post, type postFields, saveFailure, toPost, toPostInput } from './post';
import { wording } from './wording';

const posts = { key: 'posts', toItem: toPost, loadFailure: wording.loadFailure };

/** Searches in title and content. */
export function postFilters(q: string): VariablesOf<typeof Posts>['filters'] {
  const found = { containsi: q };
  return q ? { or: [{ title: found }, { content: found }] } : {};
}

export const postQueries = {
  /** @param search `posts` limits the result to drafts or to published posts */
  page: ({ q, posts: shown, sort, page }: Pick<BlogSearch, 'q' | 'posts' | 'sort' | 'page'>) => {
    const isPublished = shown && shown === 'published';
    const paged = { sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
    return pageQuery({
      ...posts,
      document: Posts,
      variables: { filters: postFilters(q), isPublished, ...paged },
    });
  },
  /** Creates a new link to the draft each time; it is valid for a week. */
  preview: (documentId: string) =>
    queryOptions({
      queryKey: ['posts', 'preview', documentId] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: PreviewLink, variables: { documentId }, signal })).blogPostPreview,
      staleTime: 0,
      gcTime: 0,
      meta: { loadFailure: wording.preview.loadFailure },
    }),
  one: (documentId: string) => oneQuery({ ...posts, document: OnePost, documentId }),
};

/** @param post the post to update, with the revision the changes are based on; null creates one */
export const savePost = (post: Post | null, step?: SaveStep<Post>) =>
  mutationOptions({
    mutationKey: ['posts', 'save'],
    mutationFn: async (sent: SaveWithMedia<typeof postFields>, { client }): Promise<Post> => {
      const status = sent.values.status === 'Published' ? 'PUBLISHED' : 'DRAFT';
      const data = toPostInput(sent);
      if (!post) {
        const variables = { data, status } as const;
        const { saved } = await strapi.request({
          document: CreatePost,
          variables,
          idempotencyKey: step?.key,
        });
        return toPost(requireFound(saved));
      }
      const { documentId, revision, state } = post;
      const variables = { documentId, data: { ...data, revision }, status } as const;
      const { saved } = await strapi.request({ document: UpdatePost, variables });
      const updated = toPost(requireFound(saved));
      if (status === 'PUBLISHED' || state === 'draft') return updated;
      // Saving a draft keeps the published version; unpublishing is a separate request.
      try {
        await strapi.request({ document: UnpublishPost, variables: { documentId } });
      } catch (error) {
        updateCaches(client, ['posts'], updated);
        step?.stored(updated);
        throw error;
      }
      return { ...updated, status: 'draft', state: 'draft', address: null };
    },
    onSuccess: (saved, _values, _shown, { client }) => {
      const link = saved.address ? { label: wording.view, href: saved.address } : undefined;
      showDone(post ? wording.updated : wording.created, link);
      updateCaches(client, ['posts'], saved);
    },
    meta: {
      failed: saveFailure(post ? wording.updateFailed : wording.createFailed),
      asksOnConflict: true,
    },
  });

/** Revokes all links to a draft, including those from the raw panel. */
export const endPreviews = (documentId: string) =>
  mutationOptions({
    mutationKey: ['posts', 'end-previews', documentId],
    mutationFn: () => strapi.request({ document: EndPreviews, variables: { documentId } }),
    meta: { done: wording.preview.ended, failed: wording.preview.endFailed, changesNothingShown: true },
  });

export const deletePost = () =>
  deleteMutation({ key: 'posts', document: DeletePost, failed: wording.deleteFailed });
