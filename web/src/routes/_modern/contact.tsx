import { createFileRoute } from '@tanstack/react-router';
import { contactPageWithService } from '../../pages/contact';
import { ContactPage } from '../../themes/modern/pages/contact-page';

export const Route = createFileRoute('/_modern/contact')({
  ...contactPageWithService,
  component: ContactPage,
});
