import { type Place, placeOf, setPlace } from '../../../../cms/src/shared/place';
import { strapiQuery } from '../../strapi/query';
import { Settings, type SettingsRow } from './documents';

/** The owner's settings for the whole site. */
export interface Site {
  /** The owner's brand name: document titles, hero heading, footer, previews, author of the blog */
  title: string;
  /** Empty when not given */
  contactEmail: string;
  blogIsOn: boolean;
  volunteeringIsOn: boolean;
  place: Place;
}

/** The owner's name and email, for screens without a layout. */
export interface SiteIdentity {
  title: string;
  /** Empty when not given */
  email: string;
}

/** Before the owner saves settings, everything is on and the name is empty. */
export function toSite(row: SettingsRow): Site {
  return {
    title: row?.siteTitle.trim() ?? '',
    contactEmail: row?.contactEmail?.trim() ?? '',
    blogIsOn: row?.enableBlog ?? true,
    volunteeringIsOn: row?.enableVolunteers ?? true,
    place: placeOf(row),
  };
}

export const siteQueries = {
  settings: () =>
    strapiQuery(['site', 'settings'], { document: Settings }, ({ settings }) => {
      const site = toSite(settings);
      setPlace(site.place);
      return site;
    }),
};
