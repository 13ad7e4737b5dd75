import type { Core } from '@strapi/strapi';
import { phoneExample } from '../shared/phone-number';
import { setPlace } from '../shared/place';

/** Settings of email to the owner. */
export interface NoticeSettings {
  /** null until the owner has saved; means at_once */
  notifyOwner: 'at_once' | 'daily' | 'never' | null;
  /** HH:mm:ss.SSS on the site's clock. Quiet hours need both ends and may pass midnight */
  quietFrom: string | null;
  quietUntil: string | null;
}

export interface Settings extends NoticeSettings {
  siteTitle: string;
  /** Shown to visitors; null hides it */
  contactEmail: string | null;
  enableBlog: boolean;
  enableVolunteers: boolean;
  autoApproveComments: boolean;
  maintenance: boolean;
  /** Where the owner works. Without them: the first values */
  country?: string | null;
  timeZone?: string | null;
  currency?: string | null;
}

const SETTINGS = 'api::settings.settings';

/** Without a settings row the site is open, has no name, and holds comments back. */
const DEFAULTS: Settings = {
  siteTitle: 'My site',
  contactEmail: null,
  enableBlog: true,
  enableVolunteers: true,
  autoApproveComments: false,
  maintenance: false,
  notifyOwner: null,
  quietFrom: null,
  quietUntil: null,
};

/**
 * Returns the settings, and sets the place of this process to theirs. Read once per request, and not cached longer: a
 * cached page built with older settings would count as current.
 */
export function readSettings(strapi: Core.Strapi): Promise<Settings> {
  const state: { settings?: Promise<Settings> } = strapi.requestContext.get()?.state ?? {};
  state.settings ??= strapi.db
    .query(SETTINGS)
    .findOne({})
    .then((row: Settings | null) => {
      const settings = row ?? DEFAULTS;
      setPlace({ ...settings, phoneExample: phoneExample(settings.country ?? '') });
      return settings;
    });
  return state.settings;
}
