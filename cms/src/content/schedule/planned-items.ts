import type { Core } from '@strapi/strapi';
import { includesFolded } from '../../platform/database/text-comparison';
import { SCHEDULED_TYPES } from '../content-types';
import { hasDrafts } from './publish';
import { readSchedules, type Schedule } from './schedule-table';

interface PlannedFilter {
  /** Text in the title, ignoring case */
  q?: string | undefined;
  /** Starts at 1 */
  page: number;
  pageSize: number;
}

/** Returns one page of scheduled items: first those that failed, then by time. There are never many. */
export async function readPlannedItems(strapi: Core.Strapi, { q = '', page, pageSize }: PlannedFilter) {
  const schedules = [...(await readSchedules(strapi)).values()].filter(
    ({ publishAt, unpublishAt }) => publishAt !== undefined || unpublishAt !== undefined,
  );
  const titles = await titlesOf(strapi, schedules);
  const planned = schedules
    .flatMap((schedule) => {
      const title = titles.get(schedule.documentId);
      return title !== undefined && includesFolded(title, q) ? [{ title, schedule }] : [];
    })
    .sort((one, other) => orderOf(one.schedule) - orderOf(other.schedule));
  return {
    entries: planned.slice((page - 1) * pageSize, page * pageSize),
    total: planned.length,
    page,
    pageSize,
  };
}

const orderOf = ({ problem, publishAt, unpublishAt }: Schedule) =>
  problem === undefined ? (publishAt ?? unpublishAt ?? 0) : 0;

/** Returns titles by documentId, without deleted items. */
async function titlesOf(strapi: Core.Strapi, schedules: readonly Schedule[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const uid of SCHEDULED_TYPES) {
    const ids = schedules
      .filter(({ contentType }) => contentType === uid)
      .map(({ documentId }) => documentId);
    if (ids.length === 0) continue;
    const edited = hasDrafts(strapi, uid) ? { publishedAt: null } : {};
    const rows: { documentId: string; title: string | null }[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId: { $in: ids }, ...edited }, select: ['documentId', 'title'] });
    for (const { documentId, title } of rows) titles.set(documentId, title ?? '');
  }
  return titles;
}
