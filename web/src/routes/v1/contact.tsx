import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../generations/classic/pages/contact-page';
import { ErrorScreen } from '../../generations/classic/screens/error-screen';

export const Route = createFileRoute('/v1/contact')({
  component: ContactPage,
  errorComponent: ErrorScreen,
});
