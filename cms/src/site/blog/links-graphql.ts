import type { Core } from '@strapi/strapi';
import { internalLinks } from './internal-links';

/** Checks the links of a text before it is published. */
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
