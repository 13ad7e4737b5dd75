import { mayUse, type Operations } from '../../platform/graphql/operations';
import { internalLinks } from './internal-links';

/** Checks the links of a text before it is published. */
export const linksOperations: Operations = {
  access: mayUse('api::blog-post.blog-post.update'),
  types: /* GraphQL */ `
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
  `,
  queries: {
    'internalLinks(paths: [String!]!): [InternalLink!]!': [
      'Where paths of this site lead, redirects and former slugs included; at most 50, without search and hash',
      (strapi, { paths }: { paths: string[] }) => internalLinks(strapi, paths),
    ],
  },
};
