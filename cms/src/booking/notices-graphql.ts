import { type Operations, OWNER_ALONE } from '../platform/graphql/operations';
import { NOTICE_EVENTS } from '../platform/notices';
import { dismissNotice, ownerNotices } from './owner-notices';

/** Events since the owner last looked that nobody triggered by hand. */
export const noticeOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    "Stays on the dashboard until the owner dismisses it"
    type OwnerNotice {
      id: Int!
      "ISO time"
      at: String!
      "${NOTICE_EVENTS.join(', ')}"
      event: String!
      "null: it is about scheduled work or the account"
      booking: Booking
      "What the failed work does, in words"
      work: String
      "The new rank of an option that moved up"
      rank: Int
      quoteNumber: String
    }
  `,
  queries: { 'ownerNotices: [OwnerNotice!]!': ['Newest first, at most 50', ownerNotices] },
  mutations: {
    'dismissNotice(id: Int!): Boolean!': (strapi, { id }: { id: number }) => dismissNotice(strapi, id),
  },
};
