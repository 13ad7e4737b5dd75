import type { Core } from '@strapi/strapi';
import { NOTICE_EVENTS } from '../platform/notices';
import { dismissNotice, ownerNotices } from './owner-notices';

/** Events since the owner last looked that nobody triggered by hand. */
export const noticeSchema = /* GraphQL */ `
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
  type Query {
    "Newest first, at most 50"
    ownerNotices: [OwnerNotice!]!
  }
  type Mutation {
    dismissNotice(id: Int!): Boolean!
  }
`;

export const noticeResolvers = (strapi: Core.Strapi) => ({
  Query: {
    ownerNotices: () => ownerNotices(strapi),
  },
  Mutation: {
    dismissNotice: (_: unknown, { id }: { id: number }) => dismissNotice(strapi, id),
  },
});

const ownerAlone = { auth: { scope: ['api::settings.settings.update'] } };

export const noticeAccess = {
  'Query.ownerNotices': ownerAlone,
  'Mutation.dismissNotice': ownerAlone,
};
