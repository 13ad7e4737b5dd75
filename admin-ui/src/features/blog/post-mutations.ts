import { mutationOptions } from '@tanstack/react-query';
import { putSaved } from '../../manager/saved-item';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { showDone } from '../../notices/toasts';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { type Post, type PostValues, saveFailure, toPost, toPostInput } from './post';
import { postFields, postQueries } from './post-queries';
import { wording } from './wording';

const CreatePost = graphql(
  `
    mutation CreatePost($data: BlogPostInput!, $status: PublicationStatus!) {
      createBlogPost(data: $data, status: $status) {
        ...PostFields
      }
    }
  `,
  [postFields],
);

const UpdatePost = graphql(
  `
    mutation UpdatePost($documentId: ID!, $data: BlogPostInput!, $status: PublicationStatus!) {
      updateBlogPost(documentId: $documentId, data: $data, status: $status) {
        ...PostFields
      }
    }
  `,
  [postFields],
);

const UnpublishPost = graphql(`
  mutation UnpublishPost($documentId: ID!) {
    unpublishBlogPost(documentId: $documentId) {
      documentId
    }
  }
`);

const DeletePost = graphql(`
  mutation DeletePost($documentId: ID!) {
    deleteBlogPost(documentId: $documentId) {
      documentId
    }
  }
`);

/** @param post the one to update, with the revision the changes are based on; null creates one */
export const savePost = (post: Post | null) =>
  mutationOptions({
    mutationKey: ['posts', 'save'],
    mutationFn: async ({ values, media }: SaveWithMedia<PostValues>): Promise<Post> => {
      const status = values.status === 'Published' ? 'PUBLISHED' : 'DRAFT';
      const data = toPostInput(values, media);
      if (!post) {
        const { createBlogPost } = await strapi.request({
          document: CreatePost,
          variables: { data, status },
        });
        return toPost(stillThere(createBlogPost));
      }
      const { documentId, revision, state } = post;
      const variables = { documentId, data: { ...data, revision }, status } as const;
      const { updateBlogPost } = await strapi.request({ document: UpdatePost, variables });
      const updated = stillThere(updateBlogPost);
      if (status === 'PUBLISHED' || state === 'draft') return toPost(updated);
      // Saving a draft leaves the published version in place; taking it back is a step of its own.
      await strapi.request({ document: UnpublishPost, variables: { documentId } });
      return { ...toPost(updated), state: 'draft', address: null };
    },
    onSuccess: (saved, _values, _shown, { client }) => {
      const link = saved.address ? { label: wording.view, href: saved.address } : undefined;
      showDone(post ? wording.updated : wording.created, link);
      putSaved(client, postQueries.all(), saved);
    },
    meta: {
      failed: saveFailure(post ? wording.updateFailed : wording.createFailed),
      asksWhenOvertaken: true,
    },
  });

export const deletePost = () =>
  mutationOptions({
    mutationKey: ['posts', 'delete'],
    mutationFn: (documentId: string) =>
      strapi.request({ document: DeletePost, variables: { documentId }, keepalive: true }),
    meta: { failed: wording.deleteFailed },
  });
