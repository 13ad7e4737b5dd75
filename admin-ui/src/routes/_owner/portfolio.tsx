import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PortfolioManager } from '../../features/portfolio/portfolio-manager';
import { portfolioQueries } from '../../features/portfolio/queries';
import { portfolio, portfolioSearch } from '../../features/portfolio/resource';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/portfolio')({
  validateSearch: portfolioSearch,
  search: { middlewares: [stripSearchParams(portfolioSearch.parse({}))] },
  loaderDeps: ({ search: { q, category, sort, page } }) => ({ q, category, sort, page }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(portfolio.queries.page(deps));
    void queryClient.prefetchQuery(portfolioQueries.order());
  },
  component: Portfolio,
});

function Portfolio() {
  return <PortfolioManager {...useSearchState(Route)} />;
}
