import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { blogQueries } from '../features/blog/queries';
import { useBlogIsOn } from './blog';

/** One page of the posts. */
export function useBlogPage() {
  useBlogIsOn();
  const { page = 1 } = useSearch({ strict: false });
  const query = useQuery(blogQueries.page(page));
  const { data } = query;
  const pageCount = data?.pageInfo.pageCount;
  return {
    query,
    cards: data?.items ?? [],
    page,
    /** undefined until the page is loaded */
    pageCount,
    part: { page, parameter: 'page' as const },
    isPastTheEnd: pageCount !== undefined && page > Math.max(1, pageCount),
  };
}
