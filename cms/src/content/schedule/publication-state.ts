import type { Core } from '@strapi/strapi';

export type PublicationState = 'draft' | 'published' | 'modified';

interface Version {
  publishedAt: string | null;
  updatedAt: string;
  revision: number | null;
}

/**
 * Returns the state of a post. A draft has unpublished changes if its revision differs from that of the published
 * version.
 */
export async function publicationState(strapi: Core.Strapi, documentId: string): Promise<PublicationState> {
  const versions: Version[] = await strapi.db
    .query('api::blog-post.blog-post')
    .findMany({ where: { documentId } });
  const published = versions.find((version) => version.publishedAt !== null);
  if (!published) return 'draft';
  const draft = versions.find((version) => version.publishedAt === null);
  return draft && draft.revision !== published.revision ? 'modified' : 'published';
}
