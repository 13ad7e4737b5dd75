import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { biographyQueries } from '../../features/biography/queries';
import { initiativeQueries } from '../../features/initiative/queries';
import { milestoneQueries } from '../../features/milestones/queries';
import { portfolioQueries } from '../../features/portfolio/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { pagesSearch } from '../../routing/more-pages';
import { idInSearch } from '../../routing/search';
import { HomePage } from '../../themes/modern/pages/home-page';
import { settings } from '../../themes/modern/settings';

export const Route = createFileRoute('/_modern/')({
  validateSearch: v.object({ ...pagesSearch, item: idInSearch }),
  loaderDeps: ({ search: { pages } }) => ({ pages }),
  loader: async ({ context: { queryClient }, deps: { pages } }) => {
    await queryClient.ensureQueryData(initiativeQueries.teaser());
    await loadInPlace(
      queryClient.ensureQueryData(biographyQueries.content()),
      queryClient.ensureQueryData(milestoneQueries.list()),
      queryClient.ensureQueryData(portfolioQueries.categories()),
      queryClient.ensureInfiniteQueryData({
        ...portfolioQueries.pages({ pageSize: settings.homePortfolioPageSize }),
        pages,
      }),
    );
  },
  component: HomePage,
});
