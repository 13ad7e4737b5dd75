import type { Core } from '@strapi/strapi';

/** When the owner wants to be told of what visitors sent, as Settings stores it. */
export interface NoticeSettings {
  /** Null until the owner has saved: at once */
  notifyOwner: 'at_once' | 'daily' | 'never' | null;
  /** HH:mm:ss.SSS in Nairobi; quiet hours need both ends, and may pass midnight */
  quietFrom: string | null;
  quietUntil: string | null;
}

/** What the owner sets once for the whole site. */
export interface Settings extends NoticeSettings {
  siteTitle: string;
  /** Shown to visitors; null hides it */
  contactEmail: string | null;
  enableBlog: boolean;
  enableVolunteers: boolean;
  autoApproveComments: boolean;
  maintenance: boolean;
}

const SETTINGS = 'api::settings.settings';

/** A site without a settings row is open, nameless and holds comments back. */
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

interface RequestState {
  settings?: Promise<Settings>;
}

/**
 * Once for each request and no longer: an answer made from older settings could be kept as one that is true for the
 * content of now.
 */
export function readSettings(strapi: Core.Strapi): Promise<Settings> {
  const state: RequestState = strapi.requestContext.get()?.state ?? {};
  state.settings ??= strapi.db
    .query(SETTINGS)
    .findOne({})
    .then((row: Settings | null) => row ?? DEFAULTS);
  return state.settings;
}
