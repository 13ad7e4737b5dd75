import { createFileRoute } from '@tanstack/react-router';
import { biographyQueries } from '../../features/biography/queries';
import { milestoneQueries } from '../../features/milestones/queries';
import { rateCardQueries } from '../../features/rate-card/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { BioPage } from '../../themes/classic/pages/bio-page';
import { ErrorScreen } from '../../themes/classic/screens/error-screen';

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
