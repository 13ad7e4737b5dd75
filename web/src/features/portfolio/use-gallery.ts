import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { portfolioQueries } from './queries';
import { portfolioWording } from './wording';

/** Where a visitor is in a gallery, and how to go on. */
export interface GalleryPlace {
  /** The chosen category; undefined for all */
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
  /** The item in the lightbox; undefined while it is closed */
  openId: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** id of the button that opens an item. */
export const openButtonId = (itemId: string): string => `portfolio-${itemId}`;

interface NextPage {
  /** The next image is the first of the page */
  isWanted: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}

/** Said inside the lightbox, which covers everything else, while the image that comes next is not there. */
function newsOfNextPage(page: NextPage): { news?: string } {
  if (!page.isWanted) return {};
  if (page.isFetchingNextPage) return { news: portfolioWording.loading };
  return page.isFetchNextPageError ? { news: portfolioWording.loadFailure } : {};
}

/** What a lightbox shows and does. */
export type LightboxState = ReturnType<typeof useGallery>['lightbox'];

/**
 * The loaded part of the portfolio and the way through it: previous and next of the open item, across the
 * pages of View More. An address may name an item of a later page: it opens at once, and the pages up to it
 * follow, so that it has neighbours.
 *
 * @param pageSize images of one page
 * @returns `gallery`, the ref of what stands around the buttons that open items
 */
export function useGallery({ category, openId, onOpen, onClose }: GalleryPlace, pageSize: number) {
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

  const openNow = useRef(openId);
  useEffect(() => {
    openNow.current = openId;
    return () => {
      openNow.current = undefined;
    };
  }, [openId]);

  const previous = items[index - 1];
  const next = index < 0 ? undefined : items[index + 1];
  const openFirstOfNextPage = async () => {
    // Pressed again while it is on its way, it does not begin anew.
    const { data } = await fetchNextPage({ cancelRefetch: !isFetchingNextPage });
    const first = data?.pages.flatMap((page) => page.items)[index + 1];
    // Meanwhile the lightbox may have been closed, or turned back.
    if (first && openNow.current === openId) onOpen(first.id);
  };
  const isLastLoaded = index >= 0 && !next && hasNextPage;

  const gallery = useRef<HTMLDivElement>(null);
  // The focus goes to the card of the image seen last, which may be another than the one that was opened.
  const closeAndReturn = () => {
    if (openId) gallery.current?.querySelector<HTMLElement>(`#${CSS.escape(openButtonId(openId))}`)?.focus();
    onClose();
  };

  return {
    list,
    items,
    gallery,
    lightbox: {
      /** What is shown; undefined while closed */
      item: items[index] ?? (isElsewhere ? (named ?? undefined) : undefined),
      /** Counted from 1; undefined while the place of the open item is not known */
      place: index < 0 ? undefined : index + 1,
      total: list.data?.pages.at(-1)?.pageInfo.total ?? items.length,
      ...newsOfNextPage({ isWanted: isLastLoaded, isFetchingNextPage, isFetchNextPageError }),
      /** Absent at the ends */
      onPrevious: previous && (() => onOpen(previous.id)),
      onNext: next ? () => onOpen(next.id) : isLastLoaded ? openFirstOfNextPage : undefined,
      onClose: closeAndReturn,
    },
  };
}
