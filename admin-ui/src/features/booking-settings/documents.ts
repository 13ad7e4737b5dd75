import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

const bookingSettingsFragment = graphql(`fragment BookingPapersFields on BookingPapers {
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

export type BookingSettingsRow = ResultOf<typeof bookingSettingsFragment>;

export const StoredBookingSettings = graphql(
  `query StoredPapers {
    found: bookingPapers { ...BookingPapersFields }
  }`,
  [bookingSettingsFragment],
);

export const UpdateBookingSettings = graphql(
  `mutation UpdatePapers($data: BookingPapersInput!) {
    saved: updateBookingPapers(data: $data) { ...BookingPapersFields }
  }`,
  [bookingSettingsFragment],
);

export const FeedMadeAt = graphql(`query FeedMadeAt { madeAt: calendarFeedMadeAt }`);

export const RenewFeed = graphql(`mutation RenewFeed { address: renewCalendarFeed }`);
