import { createFileRoute } from '@tanstack/react-router';
import { initiativeQueries } from '../../features/initiative/queries';
import { InitiativePage } from '../../generations/classic/pages/initiative-page';
import { ErrorScreen } from '../../generations/classic/screens/error-screen';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/v1/endeleza')({
  loader: ({ context: { queryClient } }) =>
    loadInPlace(queryClient.ensureQueryData(initiativeQueries.texts())),
  component: InitiativePage,
  errorComponent: ErrorScreen,
});
