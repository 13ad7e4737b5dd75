import { createFileRoute } from '@tanstack/react-router';
import { initiativeQueries } from '../../features/initiative/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { InitiativePage } from '../../themes/classic/pages/initiative-page';

export const Route = createFileRoute('/v1/endeleza')({
  loader: ({ context: { queryClient } }) =>
    loadInPlace(queryClient.ensureQueryData(initiativeQueries.texts())),
  component: InitiativePage,
});
