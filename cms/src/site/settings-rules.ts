import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRead, type Rule } from '../content/rules/rule';

/** When the owner wants to be told of what visitors sent, as Settings stores it. */
export interface NoticeSettings {
  /** Null until the owner has saved: at once */
  notifyOwner: 'at_once' | 'daily' | 'never' | null;
  /** HH:mm:ss.SSS in Nairobi; quiet hours need both ends, and may pass midnight */
  quietFrom: string | null;
  quietUntil: string | null;
}

/** The owner's switches that every door of the cms obeys, and when the owner's mail goes out. */
export interface Switches extends NoticeSettings {
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
const DEFAULTS: Switches = {
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
  switches?: Promise<Switches>;
}

/**
 * Once for each request and no longer: an answer made from older switches could be kept as one that is true for the
 * content of now.
 */
export function readSwitches(strapi: Core.Strapi): Promise<Switches> {
  const state: RequestState = strapi.requestContext.get()?.state ?? {};
  state.switches ??= strapi.db
    .query(SETTINGS)
    .findOne({})
    .then((row: Switches | null) => row ?? DEFAULTS);
  return state.switches;
}

/** A blog that the owner switched off does not exist for visitors, through any door. */
export const blogSwitch: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    if (caller() !== 'visitor' || (await readSwitches(strapi)).enableBlog) return next();
    if (!isRead(context)) throw new errors.ForbiddenError('The blog is closed');
    if (context.action === 'findMany') return [];
    return context.action === 'count' ? 0 : null;
  };

/** Nobody applies to be a volunteer where the owner wants none. */
export const volunteerSwitch: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    if (caller() === 'visitor' && context.action === 'create') await requireOpenVolunteering(strapi);
    return next();
  };

/** @throws ForbiddenError */
export async function requireOpenVolunteering(strapi: Core.Strapi): Promise<void> {
  if (!(await readSwitches(strapi)).enableVolunteers)
    throw new errors.ForbiddenError('Volunteer applications are closed');
}
