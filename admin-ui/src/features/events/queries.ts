import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { mediaFileFields } from '../../strapi/media-file';
import { type EventSearch, type SiteEvent, toSiteEvent } from './event';
import { wording } from './wording';

export const eventFields = graphql(
  `
    fragment EventFields on Event {
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
    }
  `,
  [mediaFileFields],
);

export type EventRow = ResultOf<typeof eventFields>;

const Events = graphql(
  `
    query Events($filters: EventFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
      events_connection(
        filters: $filters
        sort: $sort
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes {
          ...EventFields
        }
        pageInfo {
          total
          pageCount
        }
      }
    }
  `,
  [eventFields],
);

const OneEvent = graphql(
  `
    query OneEvent($documentId: ID!) {
      event(documentId: $documentId) {
        ...EventFields
      }
    }
  `,
  [eventFields],
);

type Filters = NonNullable<VariablesOf<typeof Events>['filters']>;

/** A status, and a text in title, description or location, in any case. */
export function eventFilters({ tab, q }: Pick<EventSearch, 'tab' | 'q'>): Filters {
  const found = { containsi: q };
  return {
    ...(tab !== 'all' && { status: { eq: tab } }),
    ...(q && { or: [{ title: found }, { description: found }, { location: found }] }),
  };
}

export const eventQueries = {
  all: () => ['events'] as const,

  page: ({ tab, q, sort, page }: Pick<EventSearch, 'tab' | 'q' | 'sort' | 'page'>) =>
    queryOptions({
      queryKey: [...eventQueries.all(), 'page', tab, q, sort, page] as const,
      queryFn: async ({ signal }): Promise<Page<SiteEvent>> => {
        const filters = eventFilters({ tab, q });
        const variables = { filters, sort: sortOrder(sort, 'time:desc'), page, pageSize: PAGE_SIZE };
        const { events_connection: found } = await strapi.request({ document: Events, variables, signal });
        return {
          items: (found?.nodes ?? []).map(toSiteEvent),
          total: found?.pageInfo.total ?? 0,
          pageCount: found?.pageInfo.pageCount ?? 0,
        };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),

  one: (documentId: string) =>
    queryOptions({
      queryKey: [...eventQueries.all(), 'one', documentId] as const,
      queryFn: async ({ signal }): Promise<SiteEvent | null> => {
        const { event } = await strapi.request({ document: OneEvent, variables: { documentId }, signal });
        return event && toSiteEvent(event);
      },
      meta: { loadFailure: wording.loadFailure },
    }),
};
