import type { Site } from '../../../features/site/site';
import { wording } from '../wording';

/** The list of pages in the footer: the menu of small screens without JavaScript. */
export const QUICK_LINKS_ID = 'quick-links';

/** A link of the navigation. */
export interface PageLink {
  label: string;
  to: string;
}

/** What the navigation lists, in its order; the blog is left out while the owner has switched it off. */
export function pagesOf({ blogIsOn }: Site): { about: PageLink[]; direct: PageLink[] } {
  const { navigation } = wording;
  return {
    about: [
      { label: navigation.biography, to: '/bio' },
      { label: navigation.portfolio, to: '/portfolio' },
      { label: navigation.contact, to: '/contact' },
    ],
    direct: [
      { label: navigation.events, to: '/events' },
      { label: navigation.projects, to: '/projects' },
      { label: navigation.initiative, to: '/endeleza' },
      ...(blogIsOn ? [{ label: navigation.blog, to: '/blog' }] : []),
      { label: navigation.volunteer, to: '/volunteer' },
    ],
  };
}

/** The same for small screens: Portfolio stands first there, also outside its group. */
export const firstOnSmallScreens: PageLink = { label: wording.navigation.portfolio, to: '/portfolio' };
