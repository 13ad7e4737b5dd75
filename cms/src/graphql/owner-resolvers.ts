import type { Core } from '@strapi/strapi';
import { publicationState } from '../blog/publication-state';
import { weeklyCounts } from '../dashboard/weekly-counts';

const BLOG_POST = 'api::blog-post.blog-post';

export const ownerResolvers = (strapi: Core.Strapi) => ({
  Query: {
    weeklyCounts: (_: unknown, { weeks }: { weeks: number }) => weeklyCounts(strapi, weeks),
  },
  Mutation: {
    /** Stock Strapi cannot take a post back through its content API: neither status nor publishedAt do it. */
    unpublishBlogPost: async (_: unknown, { documentId }: { documentId: string }) => {
      const { entries } = await strapi.documents(BLOG_POST).unpublish({ documentId });
      return entries[0] ?? null;
    },
  },
  BlogPost: {
    publicationState: ({ documentId }: { documentId: string }) => publicationState(strapi, documentId),
  },
});

export const ownerAccess = {
  'Query.weeklyCounts': { auth: { scope: ['api::message.message.find', 'api::volunteer.volunteer.find'] } },
  'Mutation.unpublishBlogPost': { auth: { scope: [`${BLOG_POST}.update`] } },
  'BlogPost.publicationState': { auth: { scope: [`${BLOG_POST}.update`] } },
};
