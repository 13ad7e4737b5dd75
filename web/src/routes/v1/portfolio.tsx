import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { portfolioQueries } from '../../features/portfolio/queries';
import { PortfolioPage } from '../../generations/classic/pages/portfolio-page';
import { ErrorScreen } from '../../generations/classic/screens/error-screen';
import { settings } from '../../generations/classic/settings';
import { loadInPlace } from '../../navigation/load-in-place';

const search = z.object({ category: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined) });

export const Route = createFileRoute('/v1/portfolio')({
  validateSearch: search,
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: ({ context: { queryClient }, deps: { category } }) =>
    loadInPlace(
      queryClient.ensureQueryData(portfolioQueries.categories()),
      queryClient.ensureInfiniteQueryData(
        portfolioQueries.pages({ category, pageSize: settings.portfolioPageSize }),
      ),
    ),
  component: Portfolio,
  errorComponent: ErrorScreen,
});

function Portfolio() {
  const { category } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PortfolioPage
      category={category}
      onCategory={(chosen) => navigate({ search: { category: chosen }, resetScroll: false })}
    />
  );
}
