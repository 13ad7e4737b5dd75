import { createFileRoute } from '@tanstack/react-router';
import { loadLegalPage } from '../../features/legal-pages/queries';
import { LegalPage } from '../../themes/modern/pages/legal-page';

export const Route = createFileRoute('/_modern/copyright')({
  loader: ({ context: { queryClient }, preload }) => loadLegalPage(queryClient, 'copyrightNotice', preload),
  component: () => <LegalPage page="copyrightNotice" />,
});
