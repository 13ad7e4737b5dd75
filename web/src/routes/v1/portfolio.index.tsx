import { createFileRoute } from '@tanstack/react-router';
import { portfolioPage } from '../../pages/portfolio';
import { PortfolioPage } from '../../themes/classic/pages/portfolio-page';

export const Route = createFileRoute('/v1/portfolio/')({
  ...portfolioPage,
  component: PortfolioPage,
});
