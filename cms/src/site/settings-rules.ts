import type { Core } from '@strapi/strapi';
import { readSettings } from '../content';
import { beforeSave, isRead, type Rule } from '../content/rules/rule';
import { filesBehind } from '../files';
import { phoneExample } from '../shared/phone-number';
import { refused } from './wording';

/** Hides a disabled blog from visitors at every entry point. */
export const blogSwitch: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    if (caller() !== 'visitor' || (await readSettings(strapi)).enableBlog) return next();
    if (!isRead(context)) throw refused('BLOG_CLOSED', { kind: 'forbidden' });
    if (context.action === 'findMany') return [];
    return context.action === 'count' ? 0 : null;
  };

/** Refuses applications while volunteering is closed. */
export const volunteerSwitch: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    if (caller() === 'visitor' && context.action === 'create') await requireOpenVolunteering(strapi);
    return next();
  };

export async function requireOpenVolunteering(strapi: Core.Strapi): Promise<void> {
  if (!(await readSettings(strapi)).enableVolunteers)
    throw refused('VOLUNTEERING_CLOSED', { kind: 'forbidden' });
}

/** Also knows the names that only newer browsers list, such as Asia/Kolkata. Names without a city are refused. */
function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Refuses a country, time zone or currency that programs do not know. Empty ones are the first values. */
export const knownPlace = beforeSave(({ data: { country, timeZone, currency } }) => {
  if (country && !phoneExample(String(country))) throw refused('COUNTRY_UNKNOWN', { field: 'country' });
  if (timeZone && !isTimeZone(String(timeZone))) throw refused('TIME_ZONE_UNKNOWN', { field: 'timeZone' });
  if (currency && !Intl.supportedValuesOf('currency').includes(String(currency)))
    throw refused('CURRENCY_UNKNOWN', { field: 'currency' });
});

/** Pixels of the largest icon */
const SMALLEST_MARK = 512;

/** Refuses a mark that icons would crop or enlarge. */
export const squareMark = beforeSave(async ({ strapi, data: { mark } }) => {
  const [file] = await filesBehind(strapi, 'mark', mark);
  if (file && (file.width !== file.height || file.width < SMALLEST_MARK))
    throw refused('MARK_NOT_SQUARE', { field: 'mark', params: { smallest: SMALLEST_MARK } });
});
