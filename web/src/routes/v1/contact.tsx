import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { sentSearch } from '../../features/submission/sent-search';
import { ContactPage } from '../../generations/classic/pages/contact-page';
import { ErrorScreen } from '../../generations/classic/screens/error-screen';

export const Route = createFileRoute('/v1/contact')({
  validateSearch: v.object(sentSearch),
  component: ContactPage,
  errorComponent: ErrorScreen,
});
