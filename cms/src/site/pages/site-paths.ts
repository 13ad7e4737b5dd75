import type { Core } from '@strapi/strapi';
import { fold } from '../../platform/database/text-comparison';
import { canonicalText } from '../../shared/canonical-text';
import { sitePageAt } from '../../shared/site-pages';

const OLDER_LOOK = /^\/v1(?=\/|$)/;

/** Paths that other programs answer, and clients' own pages. */
const NO_PAGES = /^\/(?:(?:v1\/)?b|admin|api|assets|graphql|healthz|uploads)(?:\/|$)/i;

/** A browser may read the start as another host. */
const LEADS_AWAY = /^\/[/\\]/;
const SOMEWHERE = 'http://site.invalid';

const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const UNRESERVED = /[\w.~-]|[^\p{ASCII}]/u;

/**
 * Decodes characters that need no percent sign, so that one address has one spelling: %c3%a9, %C3%A9 and é
 * with a separate mark.
 */
function readable(encoded: string): string {
  const decoded = decodedPath(encoded);
  if (decoded === encoded) return encoded.toUpperCase();
  const parts = [...decoded].map((sign) => (UNRESERVED.test(sign) ? sign : encodeURIComponent(sign)));
  return parts.join('');
}

/** Returns the key of an address, equal for all its spellings: decoded and without capitals. */
export const pathKey = (path: string): string => fold(canonicalText(decodedPath(path)));

/**
 * Returns a typed path as browsers send it, without a slash at its end.
 *
 * @returns undefined for another site, or for more than a path
 */
export function sitePath(address: string): string | undefined {
  const typed = address.replace(ENCODED, readable);
  if (!typed.startsWith('/') || LEADS_AWAY.test(typed) || !URL.canParse(typed, SOMEWHERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(canonicalText(typed), SOMEWHERE);
  if (origin !== SOMEWHERE || search || hash) return undefined;
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  // Resolving dots may leave two slashes at the start.
  return LEADS_AWAY.test(path) || NO_PAGES.test(path) ? undefined : path;
}

/** Files that the site makes beside its pages; see web/src/seo and web/server/comp-card. */
export const SITE_FILES =
  /^\/(?:robots\.txt|sitemap\.xml|feed\.xml|atom\.xml|feed\.json|events\.ics|comp-card\.(?:pdf|jpg))$/;

/** Shown while digitals are current. */
export const DIGITALS = /^(?:\/v1)?\/digitals$/;

/** Returns whether the site uses an address, so that no redirect can begin there. */
export const isTaken = async (strapi: Core.Strapi, path: string): Promise<boolean> =>
  SITE_FILES.test(pathKey(path)) || DIGITALS.test(pathKey(path)) || isPage(strapi, path);

/** Returns whether visitors find a page at a path, in either theme and in any case. */
export async function isPage(strapi: Core.Strapi, address: string): Promise<boolean> {
  const path = pathKey(address);
  const isOlder = OLDER_LOOK.test(path);
  const page = path.replace(OLDER_LOOK, '') || '/';
  const fixed = sitePageAt(page, isOlder ? 'classic' : 'modern');
  if (fixed) return fixed.needs !== 'digitals';
  const [, noun, name] = /^\/(blog|projects)\/([^/]+)$/.exec(page) ?? [];
  if (!name || (isOlder && noun === 'projects')) return false;
  const found =
    noun === 'blog'
      ? await publishedPosts(strapi, { slug: name })
      : await strapi.db.query('api::project.project').count({ where: { documentId: name } });
  if (found > 0 || noun === 'projects') return found > 0;
  // Join the current transaction: SQLite has one connection.
  const former: { document_id: string } | undefined = await strapi.db.transaction(({ trx }) =>
    trx('former_slugs').where({ slug: name }).first('document_id'),
  );
  return former !== undefined && (await publishedPosts(strapi, { documentId: former.document_id })) > 0;
}

/** Returns whether visitors find content at a path. A hidden project keeps its address but shows nothing. */
export async function isOpen(strapi: Core.Strapi, path: string): Promise<boolean> {
  const [, documentId] = /^\/projects\/([^/]+)$/i.exec(decodedPath(path)) ?? [];
  const hidden =
    documentId &&
    (await strapi.db.transaction(({ trx }) =>
      trx('schedules').where({ document_id: documentId, hidden: true }).first('document_id'),
    ));
  return !hidden && isTaken(strapi, path);
}

const publishedPosts = (strapi: Core.Strapi, where: { slug: string } | { documentId: string }) =>
  strapi.db.query('api::blog-post.blog-post').count({ where: { ...where, publishedAt: { $notNull: true } } });

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing stays.
    return path;
  }
}
