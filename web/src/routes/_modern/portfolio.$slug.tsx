import { createFileRoute } from '@tanstack/react-router';
import { portfolioPiecePage } from '../../pages/portfolio-piece';
import { PortfolioPiecePage } from '../../themes/modern/pages/portfolio-piece-page';
import { NotFoundScreen } from '../../themes/modern/screens/not-found-screen';

export const Route = createFileRoute('/_modern/portfolio/$slug')({
  ...portfolioPiecePage('/portfolio/$slug'),
  component: PortfolioPiecePage,
  notFoundComponent: NotFoundScreen,
});
