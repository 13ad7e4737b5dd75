import { createFileRoute } from '@tanstack/react-router';
import { legalPage } from '../../pages/legal';
import { LegalPage } from '../../themes/modern/pages/legal-page';

export const Route = createFileRoute('/_modern/privacy-policy')({
  ...legalPage('privacyPolicy'),
  component: () => <LegalPage page="privacyPolicy" />,
});
