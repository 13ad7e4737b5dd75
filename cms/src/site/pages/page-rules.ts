import { type Rule, writtenData } from '../../content/rules/rule';
import { fold } from '../../platform/database/text-comparison';
import { profileAddress } from '../../shared/profile-address';
import { siteDay } from '../../shared/site-clock';
import { refused } from '../wording';

interface Link {
  network?: string;
  address?: string;
}

/** Allows only names and addresses that lead to a profile: pages omit others. */
export const profileLinks: Rule = () => (context, next) => {
  const { links } = writtenData(context) ?? {};
  for (const [place, link] of ([links ?? []].flat() as (Link | null)[]).entries())
    if (link?.address && !profileAddress(link.network ?? 'instagram', link.address))
      throw refused('LINK_INVALID', { field: `links.${place}.address` });
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

/** Allows one entry of the menu per page. */
export const onePlacePerPage: Rule = () => (context, next) => {
  const entries = [writtenData(context)?.menu ?? []].flat();
  const pages = entries.map((entry) => (entry as { page?: unknown } | null)?.page);
  if (new Set(pages).size < pages.length) throw refused('MENU_PAGE_TWICE', { field: 'menu' });
  return next();
};
