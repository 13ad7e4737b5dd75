import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { itemsOf, loadNextPage } from '../../strapi/paging';
import type { PortfolioItem } from './portfolio-item';
import { portfolioQueries } from './queries';
import { useFrames } from './use-frames';
import { portfolioWording } from './wording';

/** The visitor's position in a gallery, and how to change it. */
export interface GalleryPlace {
  /** The chosen category; undefined: all */
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
  /** The item in the lightbox; undefined while it is closed */
  openId: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Returns the id of the button that opens an item. */
export const openButtonId = (itemId: string): string => `portfolio-${itemId}`;

interface NextPage {
  /** The next image is the first of the next page */
  isWanted: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}

/** The message inside the lightbox, which covers everything else, while the next image is loading or missing. */
function newsOfNextPage(page: NextPage): { news?: string } {
  if (!page.isWanted) return {};
  if (page.isFetchingNextPage) return { news: portfolioWording.loading };
  return page.isFetchNextPageError ? { news: portfolioWording.loadFailure } : {};
}

type GalleryLightbox = ReturnType<typeof useGallery>['lightbox'];

/** The lightbox of a gallery, whose items may lack a page. */
export interface LightboxState extends Omit<GalleryLightbox, 'item'> {
  item: Omit<PortfolioItem, 'slug'> | undefined;
}

/**
 * Returns the loaded part of the portfolio and its lightbox: previous and next across the pages of View More. An
 * address may name an item of a later page: it opens at once, and the pages before it load afterwards, to give it
 * neighbours.
 *
 * @param pageSize images per page
 * @returns `gallery`, the ref of the element around the buttons that open items
 */
export function useGallery({ category, openId, onOpen, onClose }: GalleryPlace, pageSize: number) {
  const list = useInfiniteQuery(portfolioQueries.pages({ category, pageSize }));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = list;
  const items = itemsOf(list.data?.pages);
  const index = items.findIndex(({ id }) => id === openId);

  const isElsewhere = openId !== undefined && list.data !== undefined && index < 0;
  const { data: named } = useQuery({ ...portfolioQueries.one(openId ?? ''), enabled: isElsewhere });
  const isLater = isElsewhere && named != null && hasNextPage;
  useEffect(() => {
    if (isLater && !isFetchingNextPage && !isFetchNextPageError) loadNextPage({ fetchNextPage, refetch });
  }, [isLater, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch]);

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
    // A second press while the page is loading does not restart the request.
    const pages = await loadNextPage(list, { cancelRefetch: !isFetchingNextPage });
    const loaded = itemsOf(pages);
    const open = loaded.findIndex(({ id }) => id === openId);
    // The item after a deleted one takes its place.
    const first = loaded[open < 0 ? index : open + 1];
    // The visitor may have closed the lightbox or gone back in the meantime.
    if (first && openNow.current === openId) onOpen(first.id);
  };
  const isLastLoaded = index >= 0 && !next && hasNextPage;
  const item = items[index] ?? (isElsewhere ? (named ?? undefined) : undefined);
  const frames = useFrames(item, {
    ...newsOfNextPage({ isWanted: isLastLoaded, isFetchingNextPage, isFetchNextPageError }),
    onPrevious: previous && (() => onOpen(previous.id)),
    previousSlug: previous?.slug,
    onNext: next ? () => onOpen(next.id) : isLastLoaded ? openFirstOfNextPage : undefined,
  });

  const gallery = useRef<HTMLDivElement>(null);
  // Focuses the card of the image seen last, which may differ from the one that was opened.
  const closeAndReturn = () => {
    if (openId) gallery.current?.querySelector<HTMLElement>(`#${CSS.escape(openButtonId(openId))}`)?.focus();
    onClose();
  };

  return {
    list: { ...list, fetchNextPage: () => loadNextPage(list) },
    items,
    gallery,
    lightbox: {
      /** The shown item; undefined while closed */
      item,
      /** Position of the open item, from 1; undefined while unknown */
      place: index < 0 ? undefined : index + 1,
      total: list.data?.pages.at(-1)?.pageInfo.total ?? items.length,
      ...frames,
      onClose: closeAndReturn,
    },
  };
}
