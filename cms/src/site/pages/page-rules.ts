import { type Rule, writtenData } from '../../content/rules/rule';
import { fold } from '../../platform/database/text-comparison';
import { siteDay } from '../../shared/site-clock';
import { refused } from '../wording';

const LINKS = ['instagramUrl', 'facebookUrl', 'xUrl', 'linkedinUrl'];

/** Allows only web addresses as the owner's links: pages silently omit others. */
export const webAddresses: Rule = () => (context, next) => {
  const data = writtenData(context) ?? {};
  for (const name of LINKS) {
    const address = data[name];
    if (typeof address !== 'string' || address === '') continue;
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw refused('LINK_INVALID', { field: name });
  }
  return next();
};

const LEGAL_DATES = { privacyPolicy: 'privacyUpdatedOn', copyrightNotice: 'copyrightUpdatedOn' };

/** Dates a legal text with the day on which it changes, unless the save sends another day. */
export const legalDates: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data || caller() === 'system') return next();
    const stored = (await strapi.db.query(context.uid).findOne({})) ?? {};
    for (const [text, day] of Object.entries(LEGAL_DATES)) {
      if (data[day] && data[day] !== stored[day]) continue;
      const isChanged = data[text] !== undefined && data[text] !== stored[text];
      data[day] = isChanged ? siteDay() : (stored[day] ?? siteDay());
    }
    return next();
  };

/** Allows one profile per role: addresses name a role by its title. */
export const oneProfilePerRole: Rule = () => (context, next) => {
  const { profiles } = writtenData(context) ?? {};
  const titles = [profiles ?? []]
    .flat()
    .map((profile) => fold(String((profile as { title?: unknown } | null)?.title)));
  if (new Set(titles).size < titles.length) throw refused('ROLE_TWICE', { field: 'profiles' });
  return next();
};
