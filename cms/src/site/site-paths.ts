import type { Core } from '@strapi/strapi';

/** Pages that are always there. The older look has its own below /v1. */
const PAGES = [
  '/',
  '/about-roles',
  '/bio',
  '/blog',
  '/book',
  '/comp-card',
  '/contact',
  '/copyright',
  '/endeleza',
  '/events',
  '/portfolio',
  '/privacy-policy',
  '/projects',
  '/rate-card',
  '/volunteer',
];

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
  const newer = path.replace(/^\/v1(?=\/|$)/, '') || '/';
  if (PAGES.includes(newer)) return true;
  const [, noun, name] = /^\/(blog|projects)\/([^/]+)$/.exec(newer) ?? [];
  if (!name) return false;
  const found =
    noun === 'blog'
      ? await strapi.db
          .query('api::blog-post.blog-post')
          .count({ where: { slug: decoded(name), publishedAt: { $notNull: true } } })
      : await strapi.db.query('api::project.project').count({ where: { documentId: decoded(name) } });
  return found > 0;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A percent sign that encodes nothing is itself.
    return name;
  }
}
