import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { portfolioQueries } from './queries';

interface GalleryState {
  /** undefined for all */
  category: string | undefined;
  /** Images of one page */
  pageSize: number;
  /** The item that is open, from the address; undefined while none is */
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/**
 * The loaded part of the portfolio and the way through it: previous and next of the open item, across the
 * pages of View More. An address may name an item of a later page: it opens at once, and the pages up to it
 * follow, so that it has neighbours.
 */
export function useGallery({ category, pageSize, openId, onOpen }: GalleryState) {
  const list = useInfiniteQuery(portfolioQueries.pages({ category, pageSize }));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const index = items.findIndex(({ id }) => id === openId);

  const isElsewhere = openId !== undefined && list.data !== undefined && index < 0;
  const { data: named } = useQuery({ ...portfolioQueries.one(openId ?? ''), enabled: isElsewhere });
  const isLater = isElsewhere && named != null && hasNextPage;
  useEffect(() => {
    if (isLater && !isFetchingNextPage && !isFetchNextPageError) fetchNextPage();
  }, [isLater, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const previous = items[index - 1];
  const next = index < 0 ? undefined : items[index + 1];
  const openFirstOfNextPage = async () => {
    const { data } = await fetchNextPage();
    const loaded = data?.pages.flatMap((page) => page.items) ?? [];
    const first = loaded[index + 1];
    if (first) onOpen(first.id);
  };
  const isLastLoaded = index >= 0 && !next && hasNextPage;

  return {
    list,
    items,
    open: items[index] ?? (isElsewhere ? (named ?? undefined) : undefined),
    /** Counted from 1; undefined while the place of the open item is not known */
    place: index < 0 ? undefined : index + 1,
    total: list.data?.pages.at(-1)?.pageInfo.total ?? items.length,
    showPrevious: previous && (() => onOpen(previous.id)),
    showNext: next ? () => onOpen(next.id) : isLastLoaded ? openFirstOfNextPage : undefined,
  };
}
