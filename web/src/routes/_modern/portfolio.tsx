import { createFileRoute } from '@tanstack/react-router';
import { loadPortfolio, portfolioSearch, usePortfolioPlace } from '../../features/portfolio/page';
import { PortfolioPage } from '../../themes/modern/pages/portfolio-page';

export const Route = createFileRoute('/_modern/portfolio')({
  validateSearch: portfolioSearch,
  loaderDeps: ({ search: { category, pages } }) => ({ category, pages }),
  loader: ({ context: { queryClient }, deps: { category, pages } }) =>
    loadPortfolio(queryClient, category, pages),
  component: Portfolio,
});

function Portfolio() {
  return <PortfolioPage {...usePortfolioPlace()} />;
}
