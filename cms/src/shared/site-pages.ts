/** Content that a page needs; without it the page is in no list of pages. */
export type PageNeed = 'blog' | 'volunteering' | 'digitals' | 'initiative' | 'roles';

export interface SitePage {
  path: string;
  /** Whether the classic theme also has the page, below /v1; otherwise its address there leads to the main page. */
  inClassic: boolean;
  needs?: PageNeed;
}

/** All pages with a fixed address, in the order of the site map. Each post and project has a page too. */
export const SITE_PAGES = [
  { path: '/', inClassic: true },
  { path: '/bio', inClassic: true },
  { path: '/portfolio', inClassic: true },
  { path: '/comp-card', inClassic: false },
  { path: '/events', inClassic: true },
  { path: '/projects', inClassic: true },
  { path: '/endeleza', inClassic: true, needs: 'initiative' },
  { path: '/contact', inClassic: true },
  { path: '/rate-card', inClassic: false },
  { path: '/book', inClassic: false },
  { path: '/about-roles', inClassic: false, needs: 'roles' },
  { path: '/privacy-policy', inClassic: false },
  { path: '/copyright', inClassic: false },
  { path: '/blog', inClassic: true, needs: 'blog' },
  { path: '/volunteer', inClassic: true, needs: 'volunteering' },
  { path: '/digitals', inClassic: false, needs: 'digitals' },
] as const satisfies readonly SitePage[];

export type SitePath = (typeof SITE_PAGES)[number]['path'];

const PAGES: ReadonlyMap<string, SitePage> = new Map(SITE_PAGES.map((page) => [page.path, page]));

/** Returns the page at a path below the root of its theme. */
export const sitePageAt = (path: string): SitePage | undefined => PAGES.get(path);
