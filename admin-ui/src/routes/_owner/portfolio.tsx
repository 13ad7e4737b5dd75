import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { portfolioSearch, portfolioSearchDefaults } from '../../features/portfolio/portfolio';
import { PortfolioManager } from '../../features/portfolio/portfolio-manager';
import { portfolioQueries } from '../../features/portfolio/queries';

export const Route = createFileRoute('/_owner/portfolio')({
  validateSearch: portfolioSearch,
  search: { middlewares: [stripSearchParams(portfolioSearchDefaults)] },
  loaderDeps: ({ search: { q, sort, page } }) => ({ q, sort, page }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(portfolioQueries.page(deps)),
  component: Portfolio,
});

function Portfolio() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PortfolioManager
      search={search}
      setSearch={(changes, how) =>
        navigate({ search: { ...search, ...changes }, resetScroll: false, ...how })
      }
    />
  );
}
