import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { mediaFileFields } from '../../strapi/media-file';
import { type PortfolioItem, type PortfolioSearch, toPortfolioItem } from './portfolio';
import { wording } from './wording';

export const portfolioFields = graphql(
  `
    fragment PortfolioFields on PortfolioItem {
      documentId
      revision
      title
      category
      description
      createdAt
      image {
        ...MediaFileFields
      }
    }
  `,
  [mediaFileFields],
);

export type PortfolioRow = ResultOf<typeof portfolioFields>;

const PortfolioItems = graphql(
  `
    query PortfolioItems($filters: PortfolioItemFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
      portfolioItems_connection(
        filters: $filters
        sort: $sort
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes {
          ...PortfolioFields
        }
        pageInfo {
          total
          pageCount
        }
      }
    }
  `,
  [portfolioFields],
);

const OnePortfolioItem = graphql(
  `
    query OnePortfolioItem($documentId: ID!) {
      portfolioItem(documentId: $documentId) {
        ...PortfolioFields
      }
    }
  `,
  [portfolioFields],
);

type Filters = NonNullable<VariablesOf<typeof PortfolioItems>['filters']>;

/** A text in title, category or description. */
export function portfolioFilters(q: string): Filters {
  const found = { containsi: q };
  return q ? { or: [{ title: found }, { category: found }, { description: found }] } : {};
}

export const portfolioQueries = {
  all: () => ['portfolio'] as const,

  page: ({ q, sort, page }: Pick<PortfolioSearch, 'q' | 'sort' | 'page'>) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'page', q, sort, page] as const,
      queryFn: async ({ signal }): Promise<Page<PortfolioItem>> => {
        const filters = portfolioFilters(q);
        const variables = { filters, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
        const answer = await strapi.request({ document: PortfolioItems, variables, signal });
        const found = answer.portfolioItems_connection;
        return {
          items: (found?.nodes ?? []).map(toPortfolioItem),
          total: found?.pageInfo.total ?? 0,
          pageCount: found?.pageInfo.pageCount ?? 0,
        };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),

  one: (documentId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'one', documentId] as const,
      queryFn: async ({ signal }): Promise<PortfolioItem | null> => {
        const variables = { documentId };
        const { portfolioItem } = await strapi.request({ document: OnePortfolioItem, variables, signal });
        return portfolioItem && toPortfolioItem(portfolioItem);
      },
      meta: { loadFailure: wording.loadFailure },
    }),
};
