import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from '../../features/portfolio/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { useOpenedFromList } from '../../routing/use-opened-from-list';
import { PortfolioPage } from '../../themes/classic/pages/portfolio-page';
import { ErrorScreen } from '../../themes/classic/screens/error-screen';

const search = v.object({
  ...pagesSearch,
  category: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(120))), undefined),
  /** documentId of the item in the lightbox */
  item: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined),
});

export const Route = createFileRoute('/v1/portfolio')({
  validateSearch: search,
  loaderDeps: ({ search: { category, pages } }) => ({ category, pages }),
  loader: ({ context: { queryClient }, deps: { category, pages } }) =>
    loadInPlace(
      queryClient.ensureQueryData(portfolioQueries.categories()),
      queryClient.ensureInfiniteQueryData({
        ...portfolioQueries.pages({ category, pageSize: PORTFOLIO_PAGE_SIZE }),
        pages,
      }),
    ),
  component: Portfolio,
  errorComponent: ErrorScreen,
});

function Portfolio() {
  const { category, item } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { opening, backToList } = useOpenedFromList(item !== undefined);
  return (
    <PortfolioPage
      category={category}
      onCategory={(chosen) => navigate({ search: { category: chosen }, resetScroll: false })}
      openId={item}
      onOpen={(id) => navigate({ search: { category, item: id }, ...opening })}
      onClose={backToList ?? (() => navigate({ search: { category }, replace: true, resetScroll: false }))}
    />
  );
}
