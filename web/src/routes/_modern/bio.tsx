import { createFileRoute } from '@tanstack/react-router';
import { biographyQueries } from '../../features/biography/queries';
import { milestoneQueries } from '../../features/milestones/queries';
import { rateCardQueries } from '../../features/rate-card/queries';
import { BiographyPage } from '../../generations/modern/pages/biography-page';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/_modern/bio')({
  loader: ({ context: { queryClient } }) =>
    loadInPlace(
      queryClient.ensureQueryData(biographyQueries.content()),
      queryClient.ensureQueryData(rateCardQueries.card()),
      queryClient.ensureQueryData(milestoneQueries.list()),
    ),
  component: BiographyPage,
});
