import { createFileRoute } from '@tanstack/react-router';
import { biographyQueries } from '../../features/biography/queries';
import { initiativeQueries } from '../../features/initiative/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { HomePage } from '../../themes/classic/pages/home-page';

export const Route = createFileRoute('/v1/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(initiativeQueries.teaser());
    await loadInPlace(queryClient.ensureQueryData(biographyQueries.content()));
  },
  component: HomePage,
});
