import { createFileRoute } from '@tanstack/react-router';
import { biographyQueries } from '../../features/biography/queries';
import { initiativeQueries } from '../../features/initiative/queries';
import { HomePage } from '../../generations/classic/pages/home-page';
import { ErrorScreen } from '../../generations/classic/screens/error-screen';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/v1/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(initiativeQueries.texts());
    await loadInPlace(queryClient.ensureQueryData(biographyQueries.content()));
  },
  component: HomePage,
  errorComponent: ErrorScreen,
});
