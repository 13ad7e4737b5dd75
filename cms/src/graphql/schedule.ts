import type { Core } from '@strapi/strapi';
import { SCHEDULED_WORK } from '../scheduled-work';
import { scheduledWork } from '../scheduler/scheduler';

/** What happens by itself at its time. */
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
  type Query {
    scheduledWork: [ScheduledWork!]!
  }
`;

export const scheduleResolvers = (strapi: Core.Strapi) => ({
  Query: {
    scheduledWork: () => scheduledWork(strapi, SCHEDULED_WORK),
  },
});

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const scheduleAccess = {
  'Query.scheduledWork': ownerAlone,
};
