import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { hasDrafts } from '../../platform/database/models';
import { wakeScheduler } from '../../platform/jobs/scheduler';
import { SCHEDULED_TYPES } from '../content-types';
import { record } from '../history/activity-log';
import { titleOf } from '../rules/item-title';
import { refused } from '../rules/wording';
import { publicationState, requireComplete, requireItem, setPublished } from './publish';
import { lockSchedule, type Schedule, storeSchedule } from './schedule-table';

/** The requested times; null removes a time. */
interface ScheduleTimes {
  contentType: string;
  documentId: string;
  publishAt?: string | null;
  unpublishAt?: string | null;
}

const UNPLANNED = { publishAt: undefined, unpublishAt: undefined, hidden: false, problem: undefined };

const planOf = async (trx: Knex.Transaction, contentType: UID.ContentType, documentId: string) =>
  (await lockSchedule(trx, documentId)) ?? { contentType, documentId, ...UNPLANNED };

/**
 * Schedules publishing and unpublishing of an item. Until then visitors do not see it: a visible item without drafts is
 * hidden at once.
 *
 * @throws ValidationError naming the time and the remedy; NotFoundError
 */
export async function schedulePublishing(
  strapi: Core.Strapi,
  { contentType, documentId, ...times }: ScheduleTimes,
): Promise<Schedule> {
  const uid = scheduledType(contentType);
  const item = await requireItem(strapi, { uid, documentId });
  const publishAt = momentOf('publishAt', times.publishAt);
  const unpublishAt = momentOf('unpublishAt', times.unpublishAt);
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    throw refused('SCHEDULE_END_TOO_EARLY', { field: 'unpublishAt' });
  if (publishAt) requireComplete(strapi, uid, item);
  return strapi.db.transaction(async ({ trx }) => {
    const before = await planOf(trx, uid, documentId);
    await requireEffect(strapi, before, { publishAt, unpublishAt });
    const hides = publishAt !== undefined && !hasDrafts(strapi, uid) && !before.hidden;
    const after = { ...before, publishAt, unpublishAt, hidden: before.hidden || hides, problem: undefined };
    await storeSchedule(trx, after);
    await record(strapi, {
      action: publishAt || unpublishAt ? 'schedule' : 'end-schedule',
      contentType: uid,
      documentId,
      title: titleOf(strapi, uid, item) ?? undefined,
    });
    if (hides) await setPublished(strapi, trx, 'unpublish', { uid, documentId });
    await wakeScheduler(strapi);
    return after;
  });
}

/** @throws ValidationError if a scheduled change would have no effect */
async function requireEffect(
  strapi: Core.Strapi,
  { contentType, documentId, hidden }: Schedule,
  { publishAt, unpublishAt }: Pick<Schedule, 'publishAt' | 'unpublishAt'>,
): Promise<void> {
  const drafts = hasDrafts(strapi, contentType);
  const state = drafts ? await publicationState(strapi, documentId) : hidden ? 'draft' : 'published';
  if (publishAt && drafts && state === 'published')
    throw refused('ALREADY_PUBLISHED', { field: 'publishAt' });
  if (!publishAt && unpublishAt && state === 'draft') throw refused('NOT_PUBLISHED', { field: 'publishAt' });
}

/**
 * Shows an item of a type without drafts to visitors now, or hides it. A scheduled time for that is removed.
 *
 * @throws ValidationError for a type with drafts; NotFoundError
 */
export async function showToVisitors(
  strapi: Core.Strapi,
  { contentType, documentId, shown }: { contentType: string; documentId: string; shown: boolean },
): Promise<Schedule> {
  const uid = scheduledType(contentType);
  if (hasDrafts(strapi, uid)) throw refused('POST_NOT_HIDDEN', { field: 'contentType' });
  return strapi.db.transaction(async ({ trx }) => {
    const before = await planOf(trx, uid, documentId);
    const over = shown ? { publishAt: undefined } : { unpublishAt: undefined };
    const after = { ...before, ...over, hidden: !shown, problem: undefined };
    await storeSchedule(trx, after);
    if (before.hidden === shown)
      await setPublished(strapi, trx, shown ? 'publish' : 'unpublish', { uid, documentId });
    return after;
  });
}

function scheduledType(contentType: string): UID.ContentType {
  const uid = SCHEDULED_TYPES.find((known) => known === contentType);
  if (!uid) throw refused('CHOICE_INVALID', { field: 'contentType', params: { allowed: SCHEDULED_TYPES } });
  return uid;
}

/** With a time zone, so that the time is unambiguous. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function momentOf(field: 'publishAt' | 'unpublishAt', given: string | null | undefined): number | undefined {
  if (!given) return undefined;
  const moment = MOMENT.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(moment)) throw refused('MOMENT_INVALID', { field });
  const now = Date.now();
  if (moment <= now) throw refused('SCHEDULE_IN_PAST', { field, params: { time: field, now } });
  return moment;
}
