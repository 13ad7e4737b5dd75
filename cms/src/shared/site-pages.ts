import type { MenuPage } from './menu';

export interface SitePage {
  path: string;
  /** Its entry in the owner's menu. Pages without one are always linked. */
  entry?: MenuPage;
  /** Whether the classic theme also has the page, below /v1; otherwise its address there leads to the main page. */
  inClassic: boolean;
}

/** The initiative's page at first. The owner can give it another address, which then leads to the same page. */
export const INITIATIVE_PATH = '/endeleza';

/** All pages with a fixed address, in the order of the site map. Each post and project has a page too. */
export const SITE_PAGES = [
  { path: '/', inClassic: true },
  { path: '/bio', entry: 'biography', inClassic: true },
  { path: '/portfolio', entry: 'portfolio', inClassic: true },
  { path: '/comp-card', entry: 'comp_card', inClassic: false },
  { path: '/events', entry: 'events', inClassic: true },
  { path: '/projects', entry: 'projects', inClassic: true },
  { path: INITIATIVE_PATH, entry: 'initiative', inClassic: true },
  { path: '/contact', entry: 'contact', inClassic: true },
  { path: '/rate-card', entry: 'rates', inClassic: false },
  { path: '/book', entry: 'book', inClassic: false },
  { path: '/about-roles', entry: 'roles', inClassic: false },
  { path: '/privacy-policy', inClassic: false },
  { path: '/copyright', inClassic: false },
  { path: '/blog', entry: 'blog', inClassic: true },
  { path: '/volunteer', entry: 'volunteer', inClassic: true },
  { path: '/digitals', entry: 'digitals', inClassic: false },
] as const satisfies readonly SitePage[];

export type SitePath = (typeof SITE_PAGES)[number]['path'];

const PAGES: ReadonlyMap<string, SitePage> = new Map(SITE_PAGES.map((page) => [page.path, page]));

/** Returns the page at a path below the root of its theme. */
export const sitePageAt = (path: string): SitePage | undefined => PAGES.get(path);
