import { createFileRoute } from '@tanstack/react-router';
import { loadPortfolio, portfolioSearch } from '../../features/portfolio/queries';
import { usePortfolioPlace } from '../../features/portfolio/use-portfolio-place';
import { PortfolioPage } from '../../themes/classic/pages/portfolio-page';

export const Route = createFileRoute('/v1/portfolio')({
  validateSearch: portfolioSearch,
  loaderDeps: ({ search: { category, pages } }) => ({ category, pages }),
  loader: ({ context: { queryClient }, deps: { category, pages } }) =>
    loadPortfolio(queryClient, category, pages),
  component: Portfolio,
});

function Portfolio() {
  return <PortfolioPage {...usePortfolioPlace()} />;
}
