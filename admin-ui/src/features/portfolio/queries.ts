import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { mediaFileFields } from '../../strapi/media-file';
import {
  NO_CATEGORY,
  type PortfolioItem,
  type PortfolioSearch,
  SITE_ORDER,
  toPortfolioItem,
} from './portfolio';
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

const PortfolioIds = graphql(`
  query PortfolioIds($filters: PortfolioItemFiltersInput, $page: Int!, $pageSize: Int!) {
    portfolioItems_connection(
      filters: $filters
      sort: ["documentId:asc"]
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes {
        documentId
      }
      pageInfo {
        pageCount
      }
    }
  }
`);

const PortfolioTitles = graphql(`
  query PortfolioTitles($filters: PortfolioItemFiltersInput, $pageSize: Int!) {
    portfolioItems(
      filters: $filters
      sort: ["position:asc", "createdAt:desc", "documentId:asc"]
      pagination: { pageSize: $pageSize }
    ) {
      documentId
      title
    }
  }
`);

const PortfolioOrder = graphql(`
  query PortfolioOrder {
    portfolioOrder {
      version
      arranged
    }
  }
`);

const OwnersCategories = graphql(`
  query OwnersCategories {
    portfolioCategories {
      name
    }
  }
`);

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

/** The most rows that the CMS gives at once. */
const MOST_ROWS = 100;
/** Items offered while a title is typed. */
const CHOICES = 20;

type Filters = NonNullable<VariablesOf<typeof PortfolioItems>['filters']>;

/** What narrows the list, from the address. */
type Narrowing = Pick<PortfolioSearch, 'q' | 'category'>;

/** A text in title, category or description, and a category compared ignoring case. */
export function portfolioFilters({ q, category }: Narrowing): Filters {
  const found = { containsi: q };
  const searched: Filters[] = q
    ? [{ or: [{ title: found }, { category: found }, { description: found }] }]
    : [];
  const of: Filters[] =
    category === NO_CATEGORY
      ? [{ or: [{ category: { null: true } }, { category: { eq: '' } }] }]
      : category
        ? [{ category: { eqi: category } }]
        : [];
  const all = [...searched, ...of];
  return all.length > 0 ? { and: all } : {};
}

const portfolioSort = (sort: string) =>
  sort === SITE_ORDER ? sortOrder(SITE_ORDER, 'createdAt:desc') : sortOrder(sort);

export const portfolioQueries = {
  all: () => ['portfolio'] as const,

  page: ({ q, category, sort, page }: Narrowing & Pick<PortfolioSearch, 'sort' | 'page'>) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'page', q, category, sort, page] as const,
      queryFn: async ({ signal }): Promise<Page<PortfolioItem>> => {
        const filters = portfolioFilters({ q, category });
        const variables = { filters, sort: portfolioSort(sort), page, pageSize: PAGE_SIZE };
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

  /** Which order visitors see, with the version that arranging sends along. */
  order: () =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'order'] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: PortfolioOrder, signal })).portfolioOrder,
      meta: { loadFailure: wording.loadFailure },
    }),

  /** The categories in use, most used first. */
  categories: () =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'categories'] as const,
      queryFn: async ({ signal }): Promise<string[]> => {
        const { portfolioCategories } = await strapi.request({ document: OwnersCategories, signal });
        return portfolioCategories.map(({ name }) => name);
      },
    }),

  /** A few items whose title holds the text, in the site's order: to choose one from. */
  titles: (text: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'titles', text] as const,
      queryFn: async ({ signal }) => {
        const filters = text ? { title: { containsi: text } } : {};
        const variables = { filters, pageSize: CHOICES };
        const { portfolioItems } = await strapi.request({ document: PortfolioTitles, variables, signal });
        return portfolioItems.flatMap((item) =>
          item ? [{ documentId: item.documentId, title: item.title }] : [],
        );
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),
};

/** The ids of all items that match, over all pages. @throws Refusal, Unavailable or SessionEnded */
export async function everyPortfolioId(narrowing: Narrowing): Promise<string[]> {
  const filters = portfolioFilters(narrowing);
  const ids: string[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const variables = { filters, page, pageSize: MOST_ROWS };
    const { portfolioItems_connection: found } = await strapi.request({ document: PortfolioIds, variables });
    ids.push(...(found?.nodes ?? []).map(({ documentId }) => documentId));
    pageCount = found?.pageInfo.pageCount ?? 0;
  }
  return ids;
}
