import type { Core } from '@strapi/strapi';
import { readSettings } from '../content';
import { isRead, type Rule } from '../content/rules/rule';
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
