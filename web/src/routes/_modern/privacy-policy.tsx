import { createFileRoute } from '@tanstack/react-router';
import { loadLegalPage } from '../../features/legal-pages/queries';
import { LegalPage } from '../../themes/modern/pages/legal-page';

export const Route = createFileRoute('/_modern/privacy-policy')({
  loader: ({ context: { queryClient }, preload }) => loadLegalPage(queryClient, 'privacyPolicy', preload),
  component: () => <LegalPage page="privacyPolicy" />,
});
