import { createFileRoute } from '@tanstack/react-router';
import { initiativeQueries } from '../../features/initiative/queries';
import { InitiativePage } from '../../generations/modern/pages/initiative-page';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/_modern/endeleza')({
  loader: ({ context: { queryClient } }) =>
    loadInPlace(queryClient.ensureQueryData(initiativeQueries.texts())),
  component: InitiativePage,
});
