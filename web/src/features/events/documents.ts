import type { ResultOf } from 'gql.tada';
import { graphql, graphqlForAll } from '../../strapi/graphql';
import { UploadFileFields } from '../../strapi/upload-file';

export const EventFields = graphql(
  `
    fragment EventFields on Event {
      documentId
      title
      description
      date
      time
      location
      type
      status
      maxAttendees
      image {
        ...UploadFileFields
      }
    }
  `,
  [UploadFileFields],
);

export type EventRow = ResultOf<typeof EventFields>;

const EventListFields = graphql(
  `
    fragment EventListFields on EventEntityResponseCollection {
      nodes {
        ...EventFields
      }
      pageInfo {
        page
        pageCount
        total
      }
    }
  `,
  [EventFields],
);

export const EventPage = graphqlForAll(
  `
    query EventPage($page: Int!, $pageSize: Int!) {
      events_connection(
        sort: ["date:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        ...EventListFields
      }
    }
  `,
  [EventListFields],
);

export const EventsOfType = graphqlForAll(
  `
    query EventsOfType($type: String!, $page: Int!, $pageSize: Int!) {
      events_connection(
        filters: { type: { eq: $type } }
        sort: ["date:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        ...EventListFields
      }
    }
  `,
  [EventListFields],
);

export const OneEvent = graphqlForAll(
  `
    query OneEvent($documentId: ID!) {
      event(documentId: $documentId) {
        ...EventFields
      }
    }
  `,
  [EventFields],
);
