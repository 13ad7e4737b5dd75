import { type Operations, OWNER_ALONE } from '../../platform/graphql/operations';
import { pageType, type SearchArguments, searchOf } from '../../platform/graphql/page-arguments';
import { jobStates } from '../../platform/jobs/scheduler';
import { refused } from '../rules/refused';
import { readPlannedItems } from './planned-items';
import { readSchedules, type Schedule } from './schedule-table';
import { schedulePublishing, showToVisitors } from './set-schedule';

const MOST_IDS = 100;

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
    "Something the site does by itself; each time an ISO time"
    type ScheduledWork {
      name: String!
      "What it does, in words"
      title: String!
      "null: not yet"
      lastRun: String
      "null: nothing waits for it"
      nextRun: String
      "Why its last run failed; it is tried again at nextRun"
      problem: String
    }
    "When an item goes out and leaves, as ISO times; null: that is not planned"
    type Schedule {
      contentType: String!
      documentId: ID!
      publishAt: String
      unpublishAt: String
      "Of types without drafts: visitors do not see it"
      hidden: Boolean!
      "Why it could not be done at its moment: it waits for the owner"
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
      'Of those of these items that have one; at most 100 a call',
      async (strapi, { documentIds }: { documentIds: string[] }) => {
        if (documentIds.length > MOST_IDS)
          throw refused('LIST_TOO_LONG', { field: 'documentIds', params: { most: MOST_IDS } });
        const all = await readSchedules(strapi);
        return [...all.values()].filter(({ documentId }) => documentIds.includes(documentId)).map(toGraphql);
      },
    ],
    'plannedItems(q: String, page: Int, pageSize: Int): PlannedItemPage!': [
      'What could not go out, then what comes first; 25 to a page by default, at most 100. q: in its title',
      async (strapi, search: SearchArguments) => {
        const { entries, ...page } = await readPlannedItems(strapi, searchOf(search));
        return { ...page, entries: entries.map((item) => ({ ...item, schedule: toGraphql(item.schedule) })) };
      },
    ],
  },
  mutations: {
    'schedulePublishing(contentType: String!, documentId: ID!, publishAt: String, unpublishAt: String): Schedule!':
      [
        'Moments with their zone: 2026-11-24T18:00:00+03:00. Without any, nothing is planned any more',
        async (strapi, times: Parameters<typeof schedulePublishing>[1]) =>
          toGraphql(await schedulePublishing(strapi, times)),
      ],
    'showToVisitors(contentType: String!, documentId: ID!, shown: Boolean!): Schedule!': [
      'Shows an item of a type without drafts to visitors, or hides it, now',
      async (strapi, times: Parameters<typeof showToVisitors>[1]) =>
        toGraphql(await showToVisitors(strapi, times)),
    ],
  },
};
