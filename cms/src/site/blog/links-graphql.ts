import type { Core } from '@strapi/strapi';
import { internalLinks } from './internal-links';

/** Before something goes out: whether the links in its text lead anywhere. */
export const linksSchema = /* GraphQL */ `
  enum LinkState {
    ALIVE
    "A post that is not out yet"
    DRAFT
    MISSING
  }
  type InternalLink {
    path: String!
    state: LinkState!
  }
  type Query {
    "Where paths of this site lead, redirects and former slugs included; at most 50, without search and hash"
    internalLinks(paths: [String!]!): [InternalLink!]!
  }
`;

export const linksResolvers = (strapi: Core.Strapi) => ({
  Query: {
    internalLinks: (_: unknown, { paths }: { paths: string[] }) => internalLinks(strapi, paths),
  },
});

export const linksAccess = {
  'Query.internalLinks': { auth: { scope: ['api::blog-post.blog-post.update'] } },
};
