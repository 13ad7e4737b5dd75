import { createFileRoute } from '@tanstack/react-router';
import { PortfolioManager } from '../../features/portfolio/portfolio-manager';
import { portfolioQueries } from '../../features/portfolio/queries';
import { portfolio, portfolioSearch } from '../../features/portfolio/resource';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/portfolio')({
  ...searched(portfolioSearch),
  loaderDeps: ({ search: { q, category, sort, page } }) => ({ q, category, sort, page }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(portfolio.queries.page(deps));
    void queryClient.prefetchQuery(portfolioQueries.order());
  },
  component: () => <PortfolioManager {...useSearchState(Route)} />,
});
