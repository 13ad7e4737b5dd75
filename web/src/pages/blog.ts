import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogQueries } from '../features/blog/queries';
import { siteQueries } from '../features/site/queries';
import { loadInPlace } from '../routing/load-in-place';
import { pagesSearch } from '../routing/more-pages';
import { textInSearch } from '../routing/search';
import type { Loading, Searched } from './page';

/** Far above any real page, and below the largest integer of GraphQL. */
const LAST_PAGE = 100_000;

const pageSearch = v.object({
  page: v.fallback(
    v.optional(
      v.pipe(v.unknown(), v.transform(Number), v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_PAGE)),
    ),
    undefined,
  ),
});

/** @throws notFound while the blog is off */
async function requireBlog(queryClient: QueryClient): Promise<void> {
  const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
  if (!blogIsOn) throw notFound();
}

/** Throws notFound when the owner switches the blog off while one of its pages is open. */
export function useBlogIsOn(): void {
  if (!useSuspenseQuery(siteQueries.settings()).data.blogIsOn) throw notFound();
}

/** Every published post, one page at a time. */
export const blogPage = {
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page = 1 } }: Searched<typeof pageSearch>) => ({ page }),
  loader: async ({ context: { queryClient }, deps: { page } }: Loading<{ page: number }>) => {
    await requireBlog(queryClient);
    await loadInPlace(queryClient.ensureQueryData(blogQueries.page(page)));
  },
};

const filterSearch = v.object({ ...pagesSearch, search: textInSearch, tag: textInSearch });

type FilterDeps = { filter: { search?: string; tag?: string }; pages?: number };

/** The posts that match a search and a tag, with View More. */
export const filteredBlogPage = {
  validateSearch: filterSearch,
  loaderDeps: ({ search: { search, tag, pages } }: Searched<typeof filterSearch>) => ({
    filter: { search, tag },
    pages,
  }),
  loader: async ({ context: { queryClient }, deps: { filter, pages } }: Loading<FilterDeps>) => {
    await requireBlog(queryClient);
    await loadInPlace(
      queryClient.ensureQueryData(blogQueries.tags()),
      queryClient.ensureInfiniteQueryData({ ...blogQueries.pages(filter), pages }),
    );
  },
};
