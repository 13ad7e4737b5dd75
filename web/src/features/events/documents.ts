import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
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

export const EventPage = graphql(
  `
    query EventPage($filters: EventFiltersInput, $page: Int!, $pageSize: Int!) {
      events_connection(
        filters: $filters
        sort: ["date:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes {
          ...EventFields
        }
        pageInfo {
          page
          pageCount
          total
        }
      }
    }
  `,
  [EventFields],
);
