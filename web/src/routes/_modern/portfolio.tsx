import { createFileRoute } from '@tanstack/react-router';
import { loadCredits, loadPortfolio, portfolioSearch } from '../../features/portfolio/queries';
import { usePortfolioPlace } from '../../features/portfolio/use-portfolio-place';
import { PortfolioPage } from '../../themes/modern/pages/portfolio-page';

export const Route = createFileRoute('/_modern/portfolio')({
  validateSearch: portfolioSearch,
  loaderDeps: ({ search: { category, pages } }) => ({ category, pages }),
  loader: async ({ context: { queryClient }, deps: { category, pages } }) => {
    await loadPortfolio(queryClient, category, pages);
    // For search engines; visitors load them with an open picture.
    if (import.meta.env.SSR) await loadCredits(queryClient);
  },
  component: Portfolio,
});

function Portfolio() {
  return <PortfolioPage {...usePortfolioPlace()} />;
}
