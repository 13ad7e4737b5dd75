import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { contactDetailsQueries } from '../contact-details/queries';
import { useSite } from './use-site';

/** Whose page it is and how to answer, for the head of a printed one: name, email, phone and address of the site. */
export function useLetterhead(): string {
  const { origin } = useRouteContext({ from: '__root__' });
  const site = useSite();
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  return [site.title, details.email, details.phone, new URL(origin).host].filter(Boolean).join('  ·  ');
}
