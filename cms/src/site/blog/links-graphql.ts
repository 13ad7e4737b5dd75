import { mayUse, type Operations } from '../../platform/graphql/operations';
import { internalLinks } from './internal-links';

/** Checks the links of a text before it is published. */
export const linksOperations: Operations = {
  access: mayUse('api::blog-post.blog-post.update'),
  types: /* GraphQL */ `
    enum LinkState {
      ALIVE
      "A post that is not published yet"
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
      'For the owner and editors. Returns whether each path leads to a page, also through redirects and former slugs. At most 50 paths, without query and hash',
      (strapi, { paths }: { paths: string[] }) => internalLinks(strapi, paths),
    ],
  },
};
