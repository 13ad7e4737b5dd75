import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from '../../features/portfolio/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { useOpenedFromList } from '../../routing/use-opened-from-list';
import { PortfolioPage } from '../../themes/modern/pages/portfolio-page';

const search = v.object({
  ...pagesSearch,
  category: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined),
  /** documentId of the item in the lightbox */
  item: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined),
});

export const Route = createFileRoute('/_modern/portfolio')({
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
});

function Portfolio() {
  const { category, item } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { opening, backToList } = useOpenedFromList(item !== undefined);
  const close = backToList ?? (() => navigate({ search: { category }, replace: true, resetScroll: false }));

  return (
    <PortfolioPage
      category={category}
      onCategory={(chosen) => navigate({ search: { category: chosen }, resetScroll: false })}
      openId={item}
      onOpen={(id) => navigate({ search: { category, item: id }, ...opening })}
      onClose={close}
    />
  );
}
