import type { ResultOf } from 'gql.tada';
import { graphql, graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const EventFields = graphql(
  `
    fragment EventFields on Event {
      documentId title description date time location type status maxAttendees
      image { ...UploadFileFields }
    }
  `,
  [UploadFileFields],
);

export type EventRow = ResultOf<typeof EventFields>;

/** A missing type leaves the filter out. */
export const EventPage = graphqlForAll(
  `
    query EventPage($type: String, $page: Int!, $pageSize: Int!) {
      events_connection(
        filters: { type: { eq: $type } }
        sort: ["date:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes { ...EventFields }
        pageInfo { page pageCount total }
      }
    }
  `,
  [EventFields],
);

export const OneEvent = graphqlForAll(
  `
    query OneEvent($documentId: ID!) {
      event(documentId: $documentId) { ...EventFields }
    }
  `,
  [EventFields],
);
