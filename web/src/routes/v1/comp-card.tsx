import { createFileRoute } from '@tanstack/react-router';
import { compCardQueries } from '../../features/comp-card/queries';
import { digitalsQueries } from '../../features/digitals/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { CompCardPage } from '../../themes/classic/pages/comp-card-page';

export const Route = createFileRoute('/v1/comp-card')({
  loader: ({ context: { queryClient } }) =>
    loadInPlace(
      queryClient.ensureQueryData(compCardQueries.card()),
      queryClient.ensureQueryData(digitalsQueries.areThere()),
    ),
  component: CompCardPage,
});
