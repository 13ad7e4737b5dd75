import { createFileRoute } from '@tanstack/react-router';
import { biographyQueries } from '../../features/biography/queries';
import { milestoneQueries } from '../../features/milestones/queries';
import { rateCardQueries } from '../../features/rate-card/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { BiographyPage } from '../../themes/modern/pages/biography-page';

export const Route = createFileRoute('/_modern/bio')({
  loader: ({ context: { queryClient } }) =>
    loadInPlace(
      queryClient.ensureQueryData(biographyQueries.content()),
      queryClient.ensureQueryData(rateCardQueries.card()),
      queryClient.ensureQueryData(milestoneQueries.list()),
    ),
  component: BiographyPage,
});
