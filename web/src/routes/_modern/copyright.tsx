import { createFileRoute } from '@tanstack/react-router';
import { legalPageQueries } from '../../features/legal-pages/queries';
import { loadInPlace } from '../../routing/load-in-place';
import { LegalPage } from '../../themes/modern/pages/legal-page';

export const Route = createFileRoute('/_modern/copyright')({
  loader: ({ context: { queryClient } }) => loadInPlace(queryClient.ensureQueryData(legalPageQueries.both())),
  component: () => <LegalPage page="copyrightNotice" />,
});
