import { createFileRoute } from '@tanstack/react-router';
import { portfolioPageWithCredits } from '../../pages/portfolio';
import { PortfolioPage } from '../../themes/modern/pages/portfolio-page';

export const Route = createFileRoute('/_modern/portfolio/')({
  ...portfolioPageWithCredits,
  component: PortfolioPage,
});
