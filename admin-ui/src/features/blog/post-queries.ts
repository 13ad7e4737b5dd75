import { mutationOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import type { Values } from '../../kit/fields/fields';
import type { SaveStep } from '../../kit/form/use-save';
import { PAGE_SIZE } from '../../kit/list/list-search';
import { showDone } from '../../notifications/toasts';
import { bySort, collection, containing } from '../../resource/collection';
import { describing } from '../../resource/describing';
import { pageQuery, updateCaches } from '../../resource/queries';
import { reader, sending } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { requireFound } from '../../strapi/errors';
import type { BlogSearch } from './blog';
import {
  CreatePost,
  EndPreviews,
  Posts,
  PreviewLink,
  postFragment,
  UnpublishPost,
  UpdatePost,
} from './documents';
import { type Post, postFields, saveFailure, toPost, toPostInput } from './post';
import { wording } from './wording';

const posts = collection({
  type: 'blogPost',
  many: 'blogPosts',
  key: 'posts',
  fragment: postFragment,
  toItem: toPost,
  filters: ({ q }: { q: string }) => containing(q, ['title', 'content']),
  order: bySort,
  wording,
});

export const postQueries = {
  /** @param search `posts` limits the result to drafts or to published posts */
  page: ({ posts: shown, ...search }: Pick<BlogSearch, 'q' | 'posts' | 'sort' | 'page'>) => {
    const isPublished = shown && shown === 'published';
    const paged = { sort: posts.order(search), page: search.page, pageSize: PAGE_SIZE };
    return pageQuery({
      ...posts,
      loadFailure: wording.loadFailure,
      document: Posts,
      variables: { filters: posts.filters(search), isPublished, ...paged },
    });
  },
  /** Creates a new link to the draft each time; it is valid for a week. */
  preview: (documentId: string) => ({
    ...reader('posts', wording.preview.loadFailure)('preview', PreviewLink, { variables: { documentId } }),
    staleTime: 0,
    gcTime: 0,
  }),
  one: posts.stored,
};

const describePost = describing(postFields, posts.reread);

async function store(
  post: Post | null,
  sent: Pick<VariablesOf<typeof CreatePost>, 'data' | 'status'>,
  idempotencyKey: string | undefined,
): Promise<Post> {
  if (!post) return toPost(requireFound(await strapi.answer(CreatePost, sent, { idempotencyKey })));
  const { documentId, revision } = post;
  const variables = { documentId, ...sent, data: { ...sent.data, revision } };
  return toPost(requireFound(await strapi.answer(UpdatePost, variables)));
}

/** @param post the post to update, with the revision the changes are based on; null creates one */
export const savePost = (post: Post | null, step?: SaveStep<Post>) =>
  mutationOptions({
    mutationFn: async (values: Values<typeof postFields>, { client }): Promise<Post> => {
      const status = values.status === 'Published' ? 'PUBLISHED' : 'DRAFT';
      const stored = await store(post, { data: toPostInput(values), status }, step?.key);
      try {
        const described = await describePost(stored, values);
        if (status === 'PUBLISHED' || !post || post.state === 'draft') return described;
        // Saving a draft keeps the published version; unpublishing is a separate request.
        const { documentId } = post;
        await strapi.answer(UnpublishPost, { documentId });
        return { ...described, status: 'draft', state: 'draft', address: null };
      } catch (error) {
        updateCaches(client, ['posts'], stored);
        step?.stored(stored);
        throw error;
      }
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
export const endPreviews = () =>
  sending(EndPreviews, {
    done: wording.preview.ended,
    failed: wording.preview.endFailed,
    changesNothingShown: true,
  });

export const deletePost = posts.remove;
