import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { deleteMutation, oneQuery, pageQuery, updateCaches } from '../../content/collection';
import { PAGE_SIZE, sortOrder } from '../../manager/list-search';
import type { SaveStep } from '../../manager/use-save';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { showDone } from '../../outcomes/toasts';
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

/** A text in title or content. */
export function postFilters(q: string): VariablesOf<typeof Posts>['filters'] {
  const found = { containsi: q };
  return q ? { or: [{ title: found }, { content: found }] } : {};
}

export const postQueries = {
  /** @param search `posts` narrows it to drafts or to what visitors can read */
  page: ({ q, posts: shown, sort, page }: Pick<BlogSearch, 'q' | 'posts' | 'sort' | 'page'>) => {
    const isPublished = shown && shown === 'published';
    const paged = { sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
    return pageQuery({
      ...posts,
      document: Posts,
      variables: { filters: postFilters(q), isPublished, ...paged },
    });
  },
  /** A link to the draft, made anew each time: it lasts a week from then. */
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

/** @param post the one to update, with the revision the changes are based on; null creates one */
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
      // Saving a draft leaves the published version in place; taking it back is a step of its own.
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
