import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { filesInText } from '../../content';
import { shownDigitals } from '../digitals/digital-sets';
import { movedPaths } from '../pages/redirects';
import { DIGITALS, isPage, pathKey, SITE_FILES, sitePath } from '../pages/site-paths';
import { rememberedPost } from './former-slugs';

/** What somebody finds who follows a link to an address of this site: something, something not out yet, or nothing. */
type LinkState = 'ALIVE' | 'DRAFT' | 'MISSING';

const POST = 'api::blog-post.blog-post';

/** Each costs a look into the database. A list of values may not be longer through GraphQL, either. */
const MOST = 50;

/**
 * Where each path leads, in the order asked. Redirects and former slugs lead to what they lead to.
 *
 * @param paths without search and hash
 * @throws ValidationError when there are more than 50
 */
export async function internalLinks(strapi: Core.Strapi, paths: readonly string[]) {
  if (paths.length > MOST)
    throw new errors.ValidationError(`paths must be at most ${MOST}: please ask for fewer at once`);
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
  if (SITE_FILES.test(path) || (await isPage(strapi, path))) return 'ALIVE';
  if (DIGITALS.test(pathKey(path))) return (await shownDigitals(strapi)) ? 'ALIVE' : 'MISSING';
  const [, slug] = /^(?:\/v1)?\/blog\/([^/]+)$/.exec(path) ?? [];
  return slug ? stateOfPost(strapi, slug) : 'MISSING';
}

/** Of a slug under which no post is published now. */
async function stateOfPost(strapi: Core.Strapi, slug: string): Promise<LinkState> {
  const posts = strapi.db.query(POST);
  const documentId = await rememberedPost(strapi.db.connection, slug);
  if (documentId && (await posts.count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0)
    return 'ALIVE';
  const drafts = await posts.count({
    where: { $or: [{ slug }, ...(documentId ? [{ documentId }] : [])], publishedAt: null },
  });
  return drafts > 0 ? 'DRAFT' : 'MISSING';
}
