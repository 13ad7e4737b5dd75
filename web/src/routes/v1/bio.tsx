import { createFileRoute } from '@tanstack/react-router';
import { biographyQueries } from '../../features/biography/queries';
import { milestoneQueries } from '../../features/milestones/queries';
import { rateCardQueries } from '../../features/rate-card/queries';
import { BioPage } from '../../generations/classic/pages/bio-page';
import { ErrorScreen } from '../../generations/classic/screens/error-screen';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/v1/bio')({
  loader: ({ context: { queryClient } }) =>
    loadInPlace(
      queryClient.ensureQueryData(biographyQueries.content()),
      queryClient.ensureQueryData(rateCardQueries.card()),
      queryClient.ensureQueryData(milestoneQueries.list()),
    ),
  component: BioPage,
  errorComponent: ErrorScreen,
});
