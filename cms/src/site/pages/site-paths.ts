import type { Core } from '@strapi/strapi';
import { fold } from '../../platform/database/text-comparison';
import { canonicalText } from '../../shared/canonical-text';
import { sitePageAt } from '../../shared/site-pages';

const OLDER_LOOK = /^\/v1(?=\/|$)/;

/** Answered by somebody else than the pages, or somebody's own, whatever stands behind. */
const NO_PAGES = /^\/(?:(?:v1\/)?b|admin|api|assets|graphql|healthz|uploads)(?:\/|$)/i;

/** What a browser may take for another host. */
const LEADS_AWAY = /^\/[/\\]/;
const SOMEWHERE = 'http://site.invalid';

const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const UNRESERVED = /[\w.~-]|[^\p{ASCII}]/u;

/** Decodes what needs no percent sign, so that one address has one spelling: %c3%a9, %C3%A9 and é with a separate mark. */
function readable(encoded: string): string {
  const decoded = decodedPath(encoded);
  if (decoded === encoded) return encoded.toUpperCase();
  const parts = [...decoded].map((sign) => (UNRESERVED.test(sign) ? sign : encodeURIComponent(sign)));
  return parts.join('');
}

/** By which two spellings of one address are known: without percent signs and capitals. */
export const pathKey = (path: string): string => fold(canonicalText(decodedPath(path)));

/**
 * What was typed as the path of an address of this site, as browsers send it and without a slash at its end.
 *
 * @returns undefined when it is something else: another site, or more than a path
 */
export function sitePath(asked: string): string | undefined {
  const typed = asked.replace(ENCODED, readable);
  if (!typed.startsWith('/') || LEADS_AWAY.test(typed) || !URL.canParse(typed, SOMEWHERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(canonicalText(typed), SOMEWHERE);
  if (origin !== SOMEWHERE || search || hash) return undefined;
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  // Dots that lead nowhere are gone now, and may have stood between two slashes.
  return LEADS_AWAY.test(path) || NO_PAGES.test(path) ? undefined : path;
}

/** What the site makes beside its pages, as web/src/seo and web/server/comp-card name it. */
export const SITE_FILES =
  /^\/(?:robots\.txt|sitemap\.xml|feed\.xml|atom\.xml|feed\.json|events\.ics|comp-card\.(?:pdf|jpg))$/;

/** Shown while there are current ones. */
export const DIGITALS = /^(?:\/v1)?\/digitals$/;

/** Whether an address belongs to the site, so that no redirect begins there. */
export const isTaken = async (strapi: Core.Strapi, path: string): Promise<boolean> =>
  SITE_FILES.test(pathKey(path)) || DIGITALS.test(pathKey(path)) || isPage(strapi, path);

/** Whether visitors find a page at a path, in either look and in any case. */
export async function isPage(strapi: Core.Strapi, asked: string): Promise<boolean> {
  const path = pathKey(asked);
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
  // Joins a transaction that is under way: SQLite has one connection.
  const former: { document_id: string } | undefined = await strapi.db.transaction(({ trx }) =>
    trx('former_slugs').where({ slug: name }).first('document_id'),
  );
  return former !== undefined && (await publishedPosts(strapi, { documentId: former.document_id })) > 0;
}

/** Whether visitors find something at a path: a project that is hidden keeps its address, but shows nothing. */
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

/** A path or a part of one without its percent signs. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing is itself.
    return path;
  }
}
