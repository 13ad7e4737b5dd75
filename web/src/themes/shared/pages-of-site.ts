import { legalWording } from '../../features/legal-pages/wording';
import type { Site } from '../../features/site/queries';
import { sharedWording } from './wording';

/** Id of the footer's list of pages, which is the menu of small screens without JavaScript. */
export const QUICK_LINKS_ID = 'quick-links';

export interface PageLink {
  label: string;
  to: string;
}

/**
 * Returns the pages of the navigation in order, without the blog while it is off, and without an initiative that has
 * no name.
 *
 * @param root path of the theme
 * @returns `firstOnSmallScreens` is also listed in its group
 */
export function pagesOf({ blogIsOn, initiative }: Site, root: '' | '/v1') {
  const { navigation } = sharedWording;
  const portfolio: PageLink = { label: navigation.portfolio, to: `${root}/portfolio` };
  const about: PageLink[] = [
    { label: navigation.biography, to: `${root}/bio` },
    portfolio,
    { label: navigation.contact, to: `${root}/contact` },
  ];
  const direct: PageLink[] = [
    { label: navigation.events, to: `${root}/events` },
    { label: navigation.projects, to: `${root}/projects` },
    ...(initiative ? [{ label: initiative, to: `${root}/endeleza` }] : []),
    ...(blogIsOn ? [{ label: navigation.blog, to: `${root}/blog` }] : []),
    { label: navigation.volunteer, to: `${root}/volunteer` },
  ];
  return { about, direct, firstOnSmallScreens: portfolio };
}

/**
 * Returns the pages of the footer: home, the navigation, and two pages that only the modern theme has.
 *
 * @param words the theme's labels of those two
 */
export function quickLinksOf(
  site: Site,
  root: '' | '/v1',
  words: { rates: string; roles: string },
): PageLink[] {
  const { about, direct } = pagesOf(site, root);
  return [
    { label: sharedWording.footer.home, to: root || '/' },
    ...about,
    ...direct,
    { label: words.rates, to: '/rate-card' },
    ...(site.roles.length > 0 ? [{ label: words.roles, to: '/about-roles' }] : []),
  ];
}

export const legalPages: PageLink[] = [
  { label: legalWording.privacyPolicy, to: '/privacy-policy' },
  { label: legalWording.copyrightNotice, to: '/copyright' },
];
