import type { QueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { idInSearch, textInSearch } from '../../routing/search';
import { useOpenedFromList } from '../../routing/use-opened-from-list';
import { creditsQueries } from '../credits/queries';
import { digitalsQueries } from '../digitals/queries';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from './queries';
import type { GalleryPlace } from './use-gallery';

/** The chosen category, and the documentId of the item in the lightbox. */
export const portfolioSearch = v.object({ ...pagesSearch, category: textInSearch, item: idInSearch });

/** Loads what the portfolio page shows. `pages`: so many pages of it */
export function loadPortfolio(queryClient: QueryClient, category?: string, pages?: number): Promise<void> {
  const list = portfolioQueries.pages({ category, pageSize: PORTFOLIO_PAGE_SIZE });
  return loadInPlace(
    queryClient.ensureQueryData(portfolioQueries.categories()),
    queryClient.ensureInfiniteQueryData({ ...list, pages }),
    queryClient.ensureQueryData(digitalsQueries.areThere()),
  );
}

/** The credits of the images that were loaded; a page without them is whole. */
export function loadCredits(queryClient: QueryClient): Promise<void> {
  const list = queryClient.getQueryData(portfolioQueries.pages({ pageSize: PORTFOLIO_PAGE_SIZE }).queryKey);
  const ids = (list?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => id));
  return ids.length > 0 ? queryClient.prefetchQuery(creditsQueries.of(ids)) : Promise.resolve();
}

/** The gallery of the portfolio page, whose place is in the address. */
export function usePortfolioPlace(): GalleryPlace {
  const { category, item } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { opening, backToList } = useOpenedFromList(item !== undefined);
  return {
    category,
    onCategory: (chosen) => navigate({ to: '.', search: { category: chosen }, resetScroll: false }),
    openId: item,
    onOpen: (id) => navigate({ to: '.', search: { category, item: id }, ...opening }),
    onClose: () => {
      if (backToList) backToList();
      else navigate({ to: '.', search: { category }, replace: true, resetScroll: false });
    },
  };
}
