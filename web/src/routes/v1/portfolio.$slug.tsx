import { createFileRoute } from '@tanstack/react-router';
import { portfolioPiecePage } from '../../pages/portfolio-piece';
import { PortfolioPiecePage } from '../../themes/classic/pages/portfolio-piece-page';
import { NotFoundScreen } from '../../themes/classic/screens/not-found-screen';

export const Route = createFileRoute('/v1/portfolio/$slug')({
  ...portfolioPiecePage('/v1/portfolio/$slug'),
  component: PortfolioPiecePage,
  notFoundComponent: NotFoundScreen,
});
