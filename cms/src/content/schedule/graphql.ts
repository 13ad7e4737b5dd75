import type { Core } from '@strapi/strapi';
import { hasDrafts } from '../../platform/database/models';
import type { Search } from '../../platform/database/pagination';
import { includesFolded } from '../../platform/database/text-comparison';
import { type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { pageType, type SearchArguments, searchOf } from '../../platform/graphql/page-arguments';
import { jobStates } from '../../platform/jobs/scheduler';
import { SCHEDULED_TYPES } from '../content-types';
import { refused } from '../rules/wording';
import { readSchedules, type Schedule } from './schedule-table';
import { schedulePublishing, showToVisitors } from './set-schedule';

const MAX_IDS = 100;

const iso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString());

const toGraphql = ({ publishAt, unpublishAt, ...schedule }: Schedule) => ({
  ...schedule,
  publishAt: iso(publishAt),
  unpublishAt: iso(unpublishAt),
});

/** GraphQL schema of jobs and scheduled items. */
export const scheduleOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "A job of the CMS. Times are ISO times"
    type ScheduledWork {
      name: String!
      "What the job does, for the owner"
      title: String!
      "null if it has not run yet"
      lastRun: String
      "null if nothing is due"
      nextRun: String
      "Why the last run failed. The next try is at nextRun"
      problem: String
    }
    "When an item is published and unpublished, as ISO times; null if not scheduled"
    type Schedule {
      contentType: String!
      documentId: ID!
      publishAt: String
      unpublishAt: String
      "true if visitors do not see an item of a type without drafts"
      hidden: Boolean!
      "Why it could not be published or unpublished on time. It waits for the owner"
      problem: String
    }
    type PlannedItem {
      title: String!
      schedule: Schedule!
    }
    ${pageType('PlannedItemPage', 'PlannedItem')}
  `,
  queries: {
    'scheduledWork: [ScheduledWork!]!': jobStates,
    'schedules(documentIds: [ID!]!): [Schedule!]!': [
      'For the owner. Returns the schedules of at most 100 items; an item without one is left out',
      async (strapi, { documentIds }: { documentIds: string[] }) => {
        if (documentIds.length > MAX_IDS)
          throw refused('LIST_TOO_LONG', { field: 'documentIds', params: { most: MAX_IDS } });
        const all = await readSchedules(strapi);
        return [...all.values()].filter(({ documentId }) => documentIds.includes(documentId)).map(toGraphql);
      },
    ],
    'plannedItems(q: String, page: Int, pageSize: Int): PlannedItemPage!': [
      'For the owner. Failed items first, then by time; 25 entries per page by default, at most 100. q searches the titles',
      (strapi, search: SearchArguments) => readPlannedItems(strapi, searchOf(search)),
    ],
  },
  mutations: {
    'schedulePublishing(contentType: String!, documentId: ID!, publishAt: String, unpublishAt: String): Schedule!':
      [
        'For the owner. Times need a zone: 2026-11-24T18:00:00+03:00. Without times, the schedule is removed',
        async (strapi, times: Parameters<typeof schedulePublishing>[1]) =>
          toGraphql(await schedulePublishing(strapi, times)),
      ],
    'showToVisitors(contentType: String!, documentId: ID!, shown: Boolean!): Schedule!': [
      'For the owner. Shows or hides an item of a type without drafts at once',
      async (strapi, times: Parameters<typeof showToVisitors>[1]) =>
        toGraphql(await showToVisitors(strapi, times)),
    ],
  },
};

/** Returns one page of scheduled items: first those that failed, then by time. There are never many. */
async function readPlannedItems(strapi: Core.Strapi, { q, page, pageSize }: Search) {
  const schedules = [...(await readSchedules(strapi)).values()].filter(
    ({ publishAt, unpublishAt }) => publishAt !== undefined || unpublishAt !== undefined,
  );
  const titles = await titlesOf(strapi, schedules);
  const planned = schedules
    .flatMap((schedule) => {
      const title = titles.get(schedule.documentId);
      return title !== undefined && includesFolded(title, q ?? '') ? [{ title, schedule }] : [];
    })
    .sort((one, other) => orderOf(one.schedule) - orderOf(other.schedule));
  const entries = planned
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ title, schedule }) => ({ title, schedule: toGraphql(schedule) }));
  return { entries, total: planned.length, page, pageSize };
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
