import { createFileRoute } from '@tanstack/react-router';
import { measurementQueries } from '../../features/measurements/queries';
import { rateCardQueries } from '../../features/rate-card/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { RateCardPage } from '../../themes/modern/pages/rate-card-page';

export const Route = createFileRoute('/_modern/rate-card')({
  loader: ({ context: { queryClient } }) =>
    loadInPlace(
      queryClient.ensureQueryData(rateCardQueries.card()),
      queryClient.ensureQueryData(measurementQueries.record()),
    ),
  component: RateCardPage,
});
