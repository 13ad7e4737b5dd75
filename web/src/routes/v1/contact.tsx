import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { sentSearch } from '../../features/submission/posted-form';
import { ContactPage } from '../../themes/classic/pages/contact-page';

export const Route = createFileRoute('/v1/contact')({
  validateSearch: v.object(sentSearch),
  component: ContactPage,
});
