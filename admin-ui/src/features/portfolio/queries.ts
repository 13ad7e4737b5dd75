import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { oneQuery, pageQuery } from '../../content/collection';
import { PAGE_SIZE, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import {
  OnePortfolioItem,
  OwnersCategories,
  PortfolioIds,
  PortfolioItems,
  PortfolioOrder,
  PortfolioTitles,
} from './documents';
import { NO_CATEGORY, type PortfolioSearch, SITE_ORDER, toPortfolioItem } from './portfolio';
import { wording } from './wording';

const portfolio = { key: 'portfolio', toItem: toPortfolioItem, loadFailure: wording.loadFailure };

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

export const portfolioQueries = {
  page: ({ q, category, sort, page }: Narrowing & Pick<PortfolioSearch, 'sort' | 'page'>) => {
    const filters = portfolioFilters({ q, category });
    const order = sort === SITE_ORDER ? sortOrder(SITE_ORDER, 'createdAt:desc') : sortOrder(sort);
    const variables = { filters, sort: order, page, pageSize: PAGE_SIZE };
    return pageQuery({ ...portfolio, document: PortfolioItems, variables });
  },
  one: (documentId: string) => oneQuery({ ...portfolio, document: OnePortfolioItem, documentId }),
  /** Which order visitors see, with the version that arranging sends along. */
  order: () =>
    queryOptions({
      queryKey: ['portfolio', 'order'] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: PortfolioOrder, signal })).portfolioOrder,
      meta: { loadFailure: wording.loadFailure },
    }),
  /** The categories in use, most used first. */
  categories: () =>
    queryOptions({
      queryKey: ['portfolio', 'categories'] as const,
      queryFn: async ({ signal }): Promise<string[]> => {
        const { portfolioCategories } = await strapi.request({ document: OwnersCategories, signal });
        return portfolioCategories.map(({ name }) => name);
      },
    }),
  /** A few items whose title holds the text, in the site's order: to choose one from. */
  titles: (text: string) =>
    queryOptions({
      queryKey: ['portfolio', 'titles', text] as const,
      queryFn: async ({ signal }) => {
        const filters = text ? { title: { containsi: text } } : {};
        const variables = { filters, pageSize: CHOICES };
        const { portfolioItems } = await strapi.request({ document: PortfolioTitles, variables, signal });
        return portfolioItems.filter((item) => item !== null);
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
