import { createFileRoute } from '@tanstack/react-router';
import { legalPageQueries } from '../../features/legal-pages/queries';
import { LegalPage } from '../../generations/modern/pages/legal-page';
import { loadInPlace } from '../../navigation/load-in-place';

export const Route = createFileRoute('/_modern/privacy-policy')({
  loader: ({ context: { queryClient } }) => loadInPlace(queryClient.ensureQueryData(legalPageQueries.both())),
  component: () => <LegalPage page="privacyPolicy" />,
});
