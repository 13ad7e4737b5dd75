import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { sentSearch } from '../../features/submission/sent-search';
import { ContactPage } from '../../generations/modern/pages/contact-page';

/** `service`: what a Book Now link carries to the subject */
const search = z.object({
  service: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
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
