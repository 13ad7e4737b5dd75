import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { blogQueries } from '../features/blog/queries';
import { isSameText } from '../texts/plain-text';
import { useBlogIsOn } from './blog';
import { usePagedList } from './paged-list';

/** The posts that match a search and a tag, and how to change both. */
export function useFilteredBlog() {
  useBlogIsOn();
  const { search = '', tag = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useInfiniteQuery({
    ...blogQueries.pages({ search, tag }),
    placeholderData: keepPreviousData,
  });
  const { data: tags = [] } = useQuery(blogQueries.tags());
  const names = tags.map(({ name }) => name);
  const list = usePagedList(query);
  const isFiltered = search.trim() !== '' || tag !== '';
  return {
    list,
    search,
    tag,
    tags: names,
    chosenTag: names.find((name) => isSameText(name, tag)) ?? tag,
    isFiltered,
    isOutdated: query.isPlaceholderData,
    /** Number of posts found by the filter; 0 until they are loaded */
    found: isFiltered && !query.isPlaceholderData ? (query.data?.pages[0]?.pageInfo.total ?? 0) : 0,
    filter: (changed: { search?: string; tag?: string }) => {
      const filter = { search, tag, ...changed };
      navigate({
        to: '.',
        search: { search: filter.search || undefined, tag: filter.tag || undefined },
        replace: true,
        resetScroll: false,
      });
    },
  };
}

export type FilteredBlog = ReturnType<typeof useFilteredBlog>;
