import type { Core } from '@strapi/strapi';
import { type PageArguments, pageOf } from '../../platform/graphql/page-arguments';
import { jobStates } from '../../platform/jobs/scheduler';
import { refused } from '../rules/refused';
import { readPlannedItems } from './planned-items';
import { readSchedules, type Schedule } from './schedule-table';
import { schedulePublishing, showToVisitors } from './set-schedule';

/** GraphQL schema of jobs and scheduled items. */
export const scheduleSchema = /* GraphQL */ `
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
  type PlannedItemPage {
    entries: [PlannedItem!]!
    total: Int!
    page: Int!
    pageSize: Int!
  }
  type Query {
    scheduledWork: [ScheduledWork!]!
    "Of those of these items that have one; at most 100 a call"
    schedules(documentIds: [ID!]!): [Schedule!]!
    "What could not go out, then what comes first; 25 to a page by default, at most 100. q: in its title"
    plannedItems(q: String, page: Int, pageSize: Int): PlannedItemPage!
  }
  type Mutation {
    "Moments with their zone: 2026-11-24T18:00:00+03:00. Without any, nothing is planned any more"
    schedulePublishing(contentType: String!, documentId: ID!, publishAt: String, unpublishAt: String): Schedule!
    "Shows an item of a type without drafts to visitors, or hides it, now"
    showToVisitors(contentType: String!, documentId: ID!, shown: Boolean!): Schedule!
  }
`;

const MOST_IDS = 100;

interface ScheduleArguments {
  contentType: string;
  documentId: string;
  publishAt?: string | null;
  unpublishAt?: string | null;
}

interface ShowArguments {
  contentType: string;
  documentId: string;
  shown: boolean;
}

const iso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString());

const toGraphql = ({ publishAt, unpublishAt, ...schedule }: Schedule) => ({
  ...schedule,
  publishAt: iso(publishAt),
  unpublishAt: iso(unpublishAt),
});

export const scheduleResolvers = (strapi: Core.Strapi) => ({
  Query: {
    scheduledWork: () => jobStates(strapi),
    schedules: async (_: unknown, { documentIds }: { documentIds: string[] }) => {
      if (documentIds.length > MOST_IDS)
        throw refused('LIST_TOO_LONG', { field: 'documentIds', params: { most: MOST_IDS } });
      const all = await readSchedules(strapi);
      return [...all.values()].filter(({ documentId }) => documentIds.includes(documentId)).map(toGraphql);
    },
    plannedItems: async (_: unknown, { q, ...pageArguments }: PageArguments & { q?: string | null }) => {
      const { entries, ...page } = await readPlannedItems(strapi, { q: q?.trim(), ...pageOf(pageArguments) });
      return { ...page, entries: entries.map((item) => ({ ...item, schedule: toGraphql(item.schedule) })) };
    },
  },
  Mutation: {
    schedulePublishing: async (_: unknown, times: ScheduleArguments) =>
      toGraphql(await schedulePublishing(strapi, times)),
    showToVisitors: async (_: unknown, times: ShowArguments) =>
      toGraphql(await showToVisitors(strapi, times)),
  },
});

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const scheduleAccess = {
  'Query.scheduledWork': ownerAlone,
  'Query.schedules': ownerAlone,
  'Query.plannedItems': ownerAlone,
  'Mutation.schedulePublishing': ownerAlone,
  'Mutation.showToVisitors': ownerAlone,
};
