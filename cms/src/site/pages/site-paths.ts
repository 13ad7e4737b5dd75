import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { fold } from '../../platform/database/text-comparison';
import { canonicalText } from '../../shared/canonical-text';
import { INITIATIVE_PATH, sitePageAt } from '../../shared/site-pages';
import { formerOwner } from '../slugs/former-slugs';

const POST = 'api::blog-post.blog-post';
const PIECE = 'api::portfolio-item.portfolio-item';
const INITIATIVE = 'api::initiative.initiative';
const PROJECT = 'api::project.project';

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

/** Returns whether visitors find a page at a path in any case. A path below /v1 has or leads to the same page. */
export async function isPage(strapi: Core.Strapi, address: string): Promise<boolean> {
  const page = pathKey(address).replace(OLDER_LOOK, '') || '/';
  const fixed = sitePageAt(page);
  if (fixed) return fixed.entry !== 'digitals';
  const [, noun, name] = /^\/(blog|portfolio|projects)\/([^/]+)$/.exec(page) ?? [];
  if (!name) return isInitiative(strapi, page);
  if (noun === 'projects') return (await strapi.db.query(PROJECT).count({ where: { documentId: name } })) > 0;
  const uid = noun === 'blog' ? POST : PIECE;
  const shown = noun === 'blog' ? { publishedAt: { $notNull: true } } : {};
  const isThere = async (where: object) =>
    (await strapi.db.query(uid).count({ where: { ...where, ...shown } })) > 0;
  if (await isThere({ slug: name })) return true;
  // Join the current transaction: SQLite has one connection.
  const documentId = await strapi.db.transaction(({ trx }) => formerOwner(trx, uid, name));
  return documentId !== undefined && isThere({ documentId });
}

/** Returns the path of the initiative's page, and those that lead there. The first address always does. */
export async function initiativePaths(strapi: Core.Strapi): Promise<{ current: string; former: string[] }> {
  // Join the current transaction: SQLite has one connection.
  return strapi.db.transaction(async ({ trx }) => {
    const initiative: { slug?: string | null } | undefined = await trx('initiatives').first('slug');
    const current = initiative?.slug ? `/${initiative.slug}` : INITIATIVE_PATH;
    const slugs: string[] = await trx('former_slugs').where({ content_type: INITIATIVE }).pluck('slug');
    const former = new Set([INITIATIVE_PATH, ...slugs.map((slug) => `/${slug}`)]);
    former.delete(current);
    return { current, former: [...former] };
  });
}

async function isInitiative(strapi: Core.Strapi, path: string): Promise<boolean> {
  const { current, former } = await initiativePaths(strapi);
  return [current, ...former].includes(path);
}

/** Returns whether visitors find content at a path. A hidden project or piece keeps its address but shows nothing. */
export async function isOpen(strapi: Core.Strapi, path: string): Promise<boolean> {
  const [, noun, name = ''] = /^(?:\/v1)?\/(portfolio|projects)\/([^/]+)$/.exec(pathKey(path)) ?? [];
  const hidden =
    noun &&
    (await strapi.db.transaction(async ({ trx }) => {
      const documentId = noun === 'portfolio' ? await ownerOf(trx, name) : name;
      return trx('schedules')
        .where({ document_id: documentId ?? '', hidden: true })
        .first('document_id');
    }));
  return !hidden && isTaken(strapi, path);
}

/** Returns the documentId of the portfolio item at a slug, present or former. */
async function ownerOf(trx: Knex.Transaction, slug: string): Promise<string | undefined> {
  const item = await trx('portfolio_items').where({ slug }).first('document_id');
  return item?.document_id ?? formerOwner(trx, PIECE, slug);
}

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing stays.
    return path;
  }
}
