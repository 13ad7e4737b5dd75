import { createFileRoute } from '@tanstack/react-router';
import { homePageWithPortfolio } from '../../pages/home';
import { HomePage } from '../../themes/modern/pages/home-page';
import { settings } from '../../themes/modern/settings';

export const Route = createFileRoute('/_modern/')({
  ...homePageWithPortfolio(settings.homePortfolioPageSize),
  component: HomePage,
});
