import type { Core } from '@strapi/strapi';
import { hasDrafts } from '../../platform/database/models';
import { type DocumentContext, isForVisitors, isRead, type Rule, readWithout } from '../rules/rule';
import { hiddenItems, lockSchedule, type Schedule, storeSchedule } from './schedule-table';

/** Removes hidden items from everything visitors read, through any API. */
export const shownOnly: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    if (!isRead(context) || caller() !== 'visitor') return next();
    return readWithout(context, await hiddenItems(strapi), next);
  };

/**
 * Removes the schedule for a change that a user makes by hand, and the whole schedule of a deleted item; the bin keeps
 * it.
 */
export const scheduleFollows: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const change = changeBy(strapi, context);
    if (!change) return next();
    const { documentId } = context.params as { documentId: string };
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const schedule = await lockSchedule(trx, documentId);
      if (schedule) await storeSchedule(trx, { ...schedule, ...change });
      return result;
    });
  };

function changeBy(
  strapi: Core.Strapi,
  { action, params, uid }: DocumentContext,
): Partial<Schedule> | undefined {
  // REST and GraphQL send `published` even for types without drafts, where it is only an edit.
  const saves = action === 'update' && hasDrafts(strapi, uid);
  if (action === 'publish' || (saves && isForVisitors(params)))
    return { publishAt: undefined, problem: undefined };
  if (action === 'unpublish') return { unpublishAt: undefined };
  if (action === 'delete') return { publishAt: undefined, unpublishAt: undefined, hidden: false };
  return undefined;
}
