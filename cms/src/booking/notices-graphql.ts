import { type Operations, OWNER_ALONE } from '../platform/graphql/operations';
import { NOTICE_EVENTS } from '../platform/notices';
import { dismissNotice, ownerNotices } from './owner-notices';

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
