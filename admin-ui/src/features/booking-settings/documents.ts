import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

const papersFragment = graphql(`fragment BookingPapersFields on BookingPapers {
  documentId
  revision
  terms
  vatPercent
  validDays
  answers(pagination: { limit: 30 }) {
    name
    subject
    text
  }
}`);

export type PapersRow = ResultOf<typeof papersFragment>;

export const StoredPapers = graphql(
  `query StoredPapers {
    found: bookingPapers { ...BookingPapersFields }
  }`,
  [papersFragment],
);

export const UpdatePapers = graphql(
  `mutation UpdatePapers($data: BookingPapersInput!) {
    saved: updateBookingPapers(data: $data) { ...BookingPapersFields }
  }`,
  [papersFragment],
);

export const FeedMadeAt = graphql(`query FeedMadeAt { madeAt: calendarFeedMadeAt }`);

export const RenewFeed = graphql(`mutation RenewFeed { address: renewCalendarFeed }`);
