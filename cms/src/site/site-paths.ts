import type { Core } from '@strapi/strapi';

/** Pages that are always there, in both looks: the older one has its own below /v1. */
const SHARED_PAGES = [
  '/',
  '/bio',
  '/blog',
  '/book',
  '/comp-card',
  '/contact',
  '/endeleza',
  '/events',
  '/portfolio',
  '/projects',
  '/volunteer',
];

/** The newer look alone has these, and a page for each project. */
const NEWER_PAGES = ['/about-roles', '/copyright', '/privacy-policy', '/rate-card'];

const OLDER_LOOK = /^\/v1(?=\/|$)/;

/** Answered by somebody else than the pages, or somebody's own, whatever stands behind. */
const NO_PAGES = /^\/(?:(?:v1\/)?b|admin|api|assets|graphql|healthz|uploads)(?:\/|$)/;

/** What a browser may take for another host. */
const LEADS_AWAY = /^\/[/\\]/;
const SOMEWHERE = 'http://site.invalid';

/**
 * What was typed as the path of an address of this site, as browsers send it and without a slash at its end.
 *
 * @returns undefined when it is something else: another site, or more than a path
 */
export function sitePath(typed: string): string | undefined {
  if (!typed.startsWith('/') || LEADS_AWAY.test(typed) || !URL.canParse(typed, SOMEWHERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(typed, SOMEWHERE);
  if (origin !== SOMEWHERE || search || hash) return undefined;
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  // Dots that lead nowhere are gone now, and may have stood between two slashes.
  return LEADS_AWAY.test(path) || NO_PAGES.test(path) ? undefined : path;
}

/** Whether visitors find a page at a path, in either look. */
export async function isPage(strapi: Core.Strapi, path: string): Promise<boolean> {
  const isOlder = OLDER_LOOK.test(path);
  const page = path.replace(OLDER_LOOK, '') || '/';
  if (SHARED_PAGES.includes(page) || (!isOlder && NEWER_PAGES.includes(page))) return true;
  const [, noun, name] = /^\/(blog|projects)\/([^/]+)$/.exec(page) ?? [];
  if (!name || (isOlder && noun === 'projects')) return false;
  const found =
    noun === 'blog'
      ? await strapi.db
          .query('api::blog-post.blog-post')
          .count({ where: { slug: decodedPath(name), publishedAt: { $notNull: true } } })
      : await strapi.db.query('api::project.project').count({ where: { documentId: decodedPath(name) } });
  return found > 0;
}

/** A path or a part of one without its percent signs. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing is itself.
    return path;
  }
}
