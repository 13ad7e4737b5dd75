import type { SettingsRow } from './documents';

/** What the owner set for the whole site. */
export interface Site {
  /** The owner's name as a brand: document titles, hero heading, footer, previews, author of the blog */
  title: string;
  /** Empty when the owner gave none */
  contactEmail: string;
  blogIsOn: boolean;
  volunteeringIsOn: boolean;
}

/** Whose site it is and where to write: what stands where not even a layout can be shown. */
export interface SiteIdentity {
  title: string;
  /** Empty when the owner gave none */
  email: string;
}

/** A site that was never set up has everything on and no name. */
export function toSite(row: SettingsRow): Site {
  return {
    title: row?.siteTitle.trim() ?? '',
    contactEmail: row?.contactEmail?.trim() ?? '',
    blogIsOn: row?.enableBlog ?? true,
    volunteeringIsOn: row?.enableVolunteers ?? true,
  };
}
