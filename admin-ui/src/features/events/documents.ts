import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

export const eventFragment = graphql(
  `fragment EventFields on Event {
    documentId
    revision
    title
    description
    date
    time
    location
    type
    status
    maxAttendees
    image {
      ...MediaFileFields
    }
  }`,
  [mediaFileFragment],
);

export type EventRow = ResultOf<typeof eventFragment>;

export const Events = graphql(
  `query Events($filters: EventFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: events_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...EventFields }
      pageInfo { total pageCount }
    }
  }`,
  [eventFragment],
);

export const OneEvent = graphql(
  `query OneEvent($documentId: ID!) {
    found: event(documentId: $documentId) { ...EventFields }
  }`,
  [eventFragment],
);

export const CreateEvent = graphql(
  `mutation CreateEvent($data: EventInput!) {
    saved: createEvent(data: $data) { ...EventFields }
  }`,
  [eventFragment],
);

export const UpdateEvent = graphql(
  `mutation UpdateEvent($documentId: ID!, $data: EventInput!) {
    saved: updateEvent(documentId: $documentId, data: $data) { ...EventFields }
  }`,
  [eventFragment],
);

export const DeleteEvent = graphql(`mutation DeleteEvent($documentId: ID!) {
  deleteEvent(documentId: $documentId) { documentId }
}`);
