import type { Site } from '../../../features/site/site';
import { wording } from '../wording';

/** The list of pages in the footer: the menu of small screens without JavaScript. */
export const QUICK_LINKS_ID = 'quick-links';

/** A link of the navigation. */
export interface PageLink {
  label: string;
  to: string;
}

export const HOME = '/v1';

const { navigation } = wording;
const portfolio: PageLink = { label: navigation.portfolio, to: '/v1/portfolio' };

/** What the navigation lists, in its order; the blog is left out while the owner has switched it off. */
export function pagesOf({ blogIsOn }: Site): { about: PageLink[]; direct: PageLink[] } {
  return {
    about: [
      { label: navigation.biography, to: '/v1/bio' },
      portfolio,
      { label: navigation.contact, to: '/v1/contact' },
    ],
    direct: [
      { label: navigation.events, to: '/v1/events' },
      { label: navigation.projects, to: '/v1/projects' },
      { label: navigation.initiative, to: '/v1/endeleza' },
      ...(blogIsOn ? [{ label: navigation.blog, to: '/v1/blog' }] : []),
      { label: navigation.volunteer, to: '/v1/volunteer' },
    ],
  };
}

/** On small screens Portfolio stands first, and once more in its group. */
export const firstOnSmallScreens = portfolio;
