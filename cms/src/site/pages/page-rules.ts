import { beforeSave } from '../../content/rules/rule';
import { fold } from '../../platform/database/text-comparison';
import { profileAddress } from '../../shared/profile-address';
import { siteDay } from '../../shared/site-clock';
import { refused } from '../wording';

interface Link {
  network?: string;
  address?: string;
}

/** Allows only names and addresses that lead to a profile: pages omit others. */
export const profileLinks = beforeSave(({ data }) => {
  for (const [place, link] of ([data.links ?? []].flat() as (Link | null)[]).entries())
    if (link?.address && !profileAddress(link.network ?? 'instagram', link.address))
      throw refused('LINK_INVALID', { field: `links.${place}.address` });
});

const LEGAL_DATES = { privacyPolicy: 'privacyUpdatedOn', copyrightNotice: 'copyrightUpdatedOn' };

/** Dates a legal text with the day on which it changes, unless the save sends another day. */
export const legalDates = beforeSave(async ({ strapi, caller, uid, data }) => {
  if (caller() === 'system') return;
  const stored = (await strapi.db.query(uid).findOne({})) ?? {};
  for (const [text, day] of Object.entries(LEGAL_DATES)) {
    if (data[day] && data[day] !== stored[day]) continue;
    const isChanged = data[text] !== undefined && data[text] !== stored[text];
    data[day] = isChanged ? siteDay() : (stored[day] ?? siteDay());
  }
});

/** Allows one profile per role: addresses name a role by its title. */
export const oneProfilePerRole = beforeSave(({ data }) => {
  const titles = [data.profiles ?? []]
    .flat()
    .map((profile) => fold(String((profile as { title?: unknown } | null)?.title)));
  if (new Set(titles).size < titles.length) throw refused('ROLE_TWICE', { field: 'profiles' });
});

/** Allows one entry of the menu per page. */
export const onePlacePerPage = beforeSave(({ data }) => {
  const entries = [data.menu ?? []].flat();
  const pages = entries.map((entry) => (entry as { page?: unknown } | null)?.page);
  if (new Set(pages).size < pages.length) throw refused('MENU_PAGE_TWICE', { field: 'menu' });
});
