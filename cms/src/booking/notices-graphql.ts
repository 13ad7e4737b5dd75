import type { Core } from '@strapi/strapi';
import { entryOf } from '../platform/database/pagination';
import { type Operations, OWNER_ALONE } from '../platform/graphql/operations';
import { jobTitle } from '../platform/jobs/scheduler';
import { ABOUT_SITE, NOTICE_EVENTS, NOTICES, type NoticeRow } from '../platform/notices';
import { BOOKING, type Booking } from './bookings/booking';

/** Events since the owner last looked that nobody triggered by hand. */
export const noticeOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "A notice on the dashboard. It remains until the owner dismisses it"
    type OwnerNotice {
      id: Int!
      "ISO time"
      at: String!
      "${NOTICE_EVENTS.join(', ')}"
      event: String!
      "null if the notice is about a job or the account"
      booking: Booking
      "Title of the failed job"
      work: String
      "The new rank of an option that moved up"
      rank: Int
      quoteNumber: String
    }
  `,
  queries: {
    'ownerNotices: [OwnerNotice!]!': [
      'For the owner. Returns the 50 newest notices, newest first',
      ownerNotices,
    ],
  },
  mutations: {
    'dismissNotice(id: Int!): Boolean!': (strapi, { id }: { id: number }) => dismissNotice(strapi, id),
  },
};

const MAX_SHOWN = 50;

export async function ownerNotices(strapi: Core.Strapi) {
  const rows: NoticeRow[] = await strapi.db.connection(NOTICES).orderBy('id', 'desc').limit(MAX_SHOWN);
  const documentIds = rows.map(({ about }) => about);
  const bookings: Booking[] = await strapi.db
    .query(BOOKING)
    .findMany({ where: { documentId: { $in: documentIds } } });
  return rows.flatMap((row) => {
    const { about } = row;
    const booking = bookings.find(({ documentId }) => documentId === about) ?? null;
    const work = jobTitle(strapi, about);
    if (!booking && !work && about !== ABOUT_SITE) return [];
    return [{ ...entryOf(row), booking, work }];
  });
}

export async function dismissNotice(strapi: Core.Strapi, id: number): Promise<boolean> {
  await strapi.db.connection(NOTICES).where({ id }).delete();
  return true;
}
