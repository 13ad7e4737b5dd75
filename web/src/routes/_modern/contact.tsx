import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { sentSearch } from '../../features/submission/posted-form';
import { textInSearch } from '../../routing/search';
import { ContactPage } from '../../themes/modern/pages/contact-page';

/** `service`: from a Book Now link to the subject */
const search = v.object({
  service: textInSearch,
  ...sentSearch,
});

export const Route = createFileRoute('/_modern/contact')({
  validateSearch: search,
  component: Contact,
});

function Contact() {
  const { service } = Route.useSearch();
  return <ContactPage service={service} />;
}
