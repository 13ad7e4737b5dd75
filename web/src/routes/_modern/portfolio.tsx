import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { portfolioQueries } from '../../features/portfolio/queries';
import { PortfolioPage } from '../../generations/modern/pages/portfolio-page';
import { settings } from '../../generations/modern/settings';
import { loadInPlace } from '../../navigation/load-in-place';

const search = z.object({
  category: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  /** documentId of the item in the lightbox */
  item: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the grid that the open item was chosen from */
    openedFromGrid?: boolean;
  }
}

export const Route = createFileRoute('/_modern/portfolio')({
  validateSearch: search,
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: ({ context: { queryClient }, deps: { category } }) =>
    loadInPlace(
      queryClient.ensureQueryData(portfolioQueries.categories()),
      queryClient.ensureInfiniteQueryData(
        portfolioQueries.pages({ category, pageSize: settings.portfolioPageSize }),
      ),
    ),
  component: Portfolio,
});

function Portfolio() {
  const { category, item } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const fromGrid = useLocation({ select: ({ state }) => state.openedFromGrid ?? false });

  // Steps inside the lightbox replace each other: Back always leads out of it.
  const open = (id: string) =>
    navigate({
      search: { category, item: id },
      state: { openedFromGrid: item ? fromGrid : true },
      replace: item !== undefined,
      resetScroll: false,
    });
  const close = () =>
    fromGrid ? history.back() : navigate({ search: { category }, replace: true, resetScroll: false });

  return (
    <PortfolioPage
      category={category}
      onCategory={(chosen) => navigate({ search: { category: chosen }, resetScroll: false })}
      openId={item}
      onOpen={open}
      onClose={close}
    />
  );
}
