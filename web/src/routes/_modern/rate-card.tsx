import { createFileRoute } from '@tanstack/react-router';
import { rateCardQueries } from '../../features/rate-card/queries';
import { RateCardPage } from '../../generations/modern/pages/rate-card-page';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/_modern/rate-card')({
  loader: ({ context: { queryClient } }) => loadInPlace(queryClient.ensureQueryData(rateCardQueries.card())),
  component: RateCardPage,
});
