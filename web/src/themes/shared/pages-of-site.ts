import type { MenuEntry, MenuPage } from '../../../../cms/src/shared/menu';
import { SITE_PAGES } from '../../../../cms/src/shared/site-pages';
import { legalWording } from '../../features/legal-pages/wording';
import { isListed } from '../../features/site/menu';
import type { Site } from '../../features/site/queries';
import { sharedWording } from './wording';

/** Id of the footer's list of pages, which is the menu of small screens without JavaScript. */
export const QUICK_LINKS_ID = 'quick-links';

export interface PageLink {
  label: string;
  to: string;
}

const { navigation, footer } = sharedWording;

/** Pages of the group About. */
const ABOUT: readonly MenuPage[] = ['biography', 'portfolio', 'contact'];
/** Pages in the footer's column for people who book. */
const FOR_BOOKERS: readonly MenuPage[] = ['book', 'comp_card', 'digitals'];

const isAbout = ({ page }: MenuEntry) => ABOUT.includes(page);

/** Returns the links to listed pages; the modern theme alone has some of them. */
function linksTo(
  site: Site,
  root: '' | '/v1',
  entries: readonly MenuEntry[],
  words: Partial<Record<MenuPage, string>> = {},
): PageLink[] {
  const labels = { ...navigation, initiative: site.initiative, ...words };
  return entries.flatMap(({ page }) => {
    const row = SITE_PAGES.find((other) => 'entry' in other && other.entry === page);
    if (!row || !isListed(site, page)) return [];
    return { label: labels[page], to: `${row.inClassic ? root : ''}${row.path}` };
  });
}

/**
 * Returns the pages of the navigation in the owner's order.
 *
 * @param root path of the theme
 * @returns `firstOnSmallScreens` is also listed in its group
 */
export function pagesOf(site: Site, root: '' | '/v1') {
  const entries = site.menu.filter(({ show }) => show === 'always');
  const about = linksTo(site, root, entries.filter(isAbout));
  return {
    about,
    direct: linksTo(
      site,
      root,
      entries.filter((entry) => !isAbout(entry)),
    ),
    firstOnSmallScreens: about.find(({ to }) => to === `${root}/portfolio`),
  };
}

/**
 * Returns the pages of the footer: home, the group About, and all others but those for people who book.
 *
 * @param words the theme's labels of two pages
 */
export function quickLinksOf(
  site: Site,
  root: '' | '/v1',
  { rates, roles }: { rates: string; roles: string },
): PageLink[] {
  const entries = site.menu.filter(({ page }) => !FOR_BOOKERS.includes(page));
  const aboutFirst = [...entries.filter(isAbout), ...entries.filter((entry) => !isAbout(entry))];
  return [{ label: footer.home, to: root || '/' }, ...linksTo(site, root, aboutFirst, { rates, roles })];
}

/** Returns the pages for people who book. `canShow`: whether a page has anything to show. */
export const bookerPagesOf = (site: Site, canShow: (page: MenuPage) => boolean): PageLink[] =>
  linksTo(
    site,
    '',
    site.menu.filter(({ page }) => FOR_BOOKERS.includes(page) && canShow(page)),
    { book: footer.book },
  );

export const legalPages: PageLink[] = [
  { label: legalWording.privacyPolicy, to: '/privacy-policy' },
  { label: legalWording.copyrightNotice, to: '/copyright' },
];
