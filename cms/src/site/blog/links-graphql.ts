import type { Core } from '@strapi/strapi';
import { filesInText } from '../../files';
import { mayUse, type Operations } from '../../platform/graphql/operations';
import { MAX_QUERY_ENTRIES } from '../../shared/limits';
import { shownDigitals } from '../digitals/digital-sets';
import { movedPaths } from '../pages/redirects';
import { DIGITALS, isOpen, pathKey, sitePath } from '../pages/site-paths';
import { formerOwner } from '../slugs/former-slugs';
import { refused } from '../wording';

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

/** A link within this site leads to a page, to unpublished content, or to a 404. */
type LinkState = 'ALIVE' | 'DRAFT' | 'MISSING';

const POST = 'api::blog-post.blog-post';

/**
 * Returns where each path leads, in the requested order. Follows redirects and former slugs.
 *
 * @param paths without search and hash
 * @throws ValidationError for more than a query may list: each path costs a query of the database
 */
export async function internalLinks(strapi: Core.Strapi, paths: readonly string[]) {
  if (paths.length > MAX_QUERY_ENTRIES)
    throw refused('LIST_TOO_LONG', { field: 'paths', params: { most: MAX_QUERY_ENTRIES } });
  const moved = new Map((await movedPaths(strapi)).map(({ from, to }) => [pathKey(from), to]));
  return Promise.all(
    paths.map(async (path) => ({
      path,
      state: await stateOf(strapi, moved.get(pathKey(sitePath(path) ?? path)) ?? path),
    })),
  );
}

async function stateOf(strapi: Core.Strapi, typed: string): Promise<LinkState> {
  if (typed.startsWith('/uploads/'))
    return (await filesInText(strapi, typed)).length > 0 ? 'ALIVE' : 'MISSING';
  const path = sitePath(typed);
  if (path === undefined) return 'MISSING';
  if (DIGITALS.test(pathKey(path))) return (await shownDigitals(strapi)) ? 'ALIVE' : 'MISSING';
  if (await isOpen(strapi, path)) return 'ALIVE';
  const [, slug] = /^(?:\/v1)?\/blog\/([^/]+)$/.exec(path) ?? [];
  return slug ? stateOfPost(strapi, slug) : 'MISSING';
}

/** Returns the state of a slug without a published post. */
async function stateOfPost(strapi: Core.Strapi, slug: string): Promise<LinkState> {
  const posts = strapi.db.query(POST);
  const documentId = await formerOwner(strapi.db.connection, POST, slug);
  if (documentId && (await posts.count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0)
    return 'ALIVE';
  const drafts = await posts.count({
    where: { $or: [{ slug }, ...(documentId ? [{ documentId }] : [])], publishedAt: null },
  });
  return drafts > 0 ? 'DRAFT' : 'MISSING';
}
