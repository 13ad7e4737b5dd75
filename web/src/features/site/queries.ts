import { queryOptions } from '@tanstack/react-query';
import type { MenuEntry } from '../../../../cms/src/shared/menu';
import { type Place, placeOf, setPlace } from '../../../../cms/src/shared/place';
import { INITIATIVE_PATH } from '../../../../cms/src/shared/site-pages';
import { setInitiativePath } from '../../routing/initiative-path';
import { strapi } from '../../strapi/client';
import { present, toTextList } from '../../texts/plain-text';
import {
  type FilledAnswer,
  FilledLists,
  FilledPages,
  Settings,
  type SettingsAnswer,
  SiteNames,
} from './documents';
import { settledMenu, toMenu } from './menu';
import { type PageTexts, toPageTexts } from './page-texts';

/** The owner's settings for the whole site. */
export interface Site {
  /** The owner's brand name: document titles, hero heading, footer, previews, author of the blog */
  title: string;
  /** Empty when not given */
  contactEmail: string;
  blogIsOn: boolean;
  volunteeringIsOn: boolean;
  place: Place;
  texts: PageTexts;
  /** Decoration of the projects */
  projectTags: string[];
  /** Name of the initiative; empty without one */
  initiative: string;
  /** Public path of its page */
  initiativePath: string;
  /** In the owner's order */
  menu: MenuEntry[];
  /** In the owner's order, without a page none; `role` is their name in addresses */
  roles: { role: string; title: string }[];
}

/** The owner's name and email, for screens without a layout. */
export interface SiteIdentity {
  title: string;
  /** Empty when not given */
  email: string;
}

/**
 * Before the owner saves settings, everything is on and the name is empty.
 *
 * @param found what pages have to show, for a menu that depends on it
 */
export function toSite(answer: SettingsAnswer, found?: FilledAnswer): Site {
  const { settings: row, pageTexts, initiative, roleProfiles } = answer;
  const title = row?.siteTitle.trim() ?? '';
  const volunteeringIsOn = row?.enableVolunteers ?? true;
  const menu = settledMenu(toMenu(answer), volunteeringIsOn, found);
  const hasRoles = menu.some(({ page, show }) => page === 'roles' && show !== 'never');
  return {
    title,
    contactEmail: row?.contactEmail?.trim() ?? '',
    blogIsOn: row?.enableBlog ?? true,
    volunteeringIsOn,
    place: placeOf(row),
    texts: toPageTexts(pageTexts, title),
    projectTags: toTextList(pageTexts?.projectTags),
    initiative: initiative?.name?.trim() ?? '',
    initiativePath: initiative?.slug ? `/${initiative.slug}` : INITIATIVE_PATH,
    menu,
    roles: hasRoles ? withRoles(present(roleProfiles?.profiles)) : [],
  };
}

/** Names each profile for addresses: by its last word, or by its whole title if two end alike. */
export function withRoles<Profile extends { title: string }>(profiles: readonly Profile[]) {
  const words = profiles.map(({ title }) => title.toLowerCase().split(/\s+/));
  const isAlone = (last?: string) => words.filter((all) => all.at(-1) === last).length === 1;
  return profiles.map((profile, place) => {
    const all = words[place] ?? [];
    return { ...profile, role: all.slice(isAlone(all.at(-1)) ? -1 : 0).join('-') };
  });
}

export const siteQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['site', 'settings'],
      queryFn: async ({ signal }) => {
        const [settings, names] = await Promise.all([
          strapi.request({ document: Settings, signal }),
          strapi.request({ document: SiteNames, signal }),
        ]);
        const found = toMenu(settings).some(({ show }) => show === 'filled')
          ? await Promise.all([
              strapi.request({ document: FilledLists, signal }),
              strapi.request({ document: FilledPages, signal }),
            ]).then(([lists, pages]) => ({ ...lists, ...pages }))
          : undefined;
        const site = toSite({ ...settings, ...names }, found);
        setPlace(site.place);
        setInitiativePath(site.initiativePath);
        return site;
      },
    }),
};
