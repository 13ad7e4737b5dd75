import { mutationOptions } from '@tanstack/react-query';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { type Post, type PostValues, saveFailure, toPostInput } from './post';
import { wording } from './wording';

const CreatePost = graphql(`
  mutation CreatePost($data: BlogPostInput!, $status: PublicationStatus!) {
    createBlogPost(data: $data, status: $status) {
      documentId
    }
  }
`);

const UpdatePost = graphql(`
  mutation UpdatePost($documentId: ID!, $data: BlogPostInput!, $status: PublicationStatus!) {
    updateBlogPost(documentId: $documentId, data: $data, status: $status) {
      documentId
    }
  }
`);

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
    mutationFn: async ({ values, media }: SaveWithMedia<PostValues>) => {
      const status = values.status === 'Published' ? 'PUBLISHED' : 'DRAFT';
      const data = toPostInput(values, media);
      if (!post) {
        const { createBlogPost } = await strapi.request({
          document: CreatePost,
          variables: { data, status },
        });
        return createBlogPost;
      }
      const { documentId, revision, state } = post;
      const variables = { documentId, data: { ...data, revision }, status } as const;
      const { updateBlogPost } = await strapi.request({ document: UpdatePost, variables });
      const updated = stillThere(updateBlogPost);
      // Saving a draft leaves the published version in place; taking it back is a step of its own.
      if (status === 'DRAFT' && state !== 'draft') {
        await strapi.request({ document: UnpublishPost, variables: { documentId } });
      }
      return updated;
    },
    meta: {
      done: post ? wording.updated : wording.created,
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
