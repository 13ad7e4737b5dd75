import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { contactDetailsQueries } from '../contact-details/queries';
import { type Site, type SiteIdentity, siteQueries } from './queries';

/** Returns the owner's settings, which the root route loads before anything renders. */
export function useSite(): Site {
  return useSuspenseQuery(siteQueries.settings()).data;
}

/** Returns the owner's name and email if they are loaded: for screens without any other data. */
export function useSiteIdentity(): SiteIdentity | undefined {
  const site = useQueryClient().getQueryData(siteQueries.settings().queryKey);
  return site && { title: site.title, email: site.contactEmail };
}

/** Returns the head of a printed page: name, email, phone and address of the site. */
export function useLetterhead(): string {
  const { origin } = useRouteContext({ from: '__root__' });
  const site = useSite();
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  return [site.title, details.email, details.phone, new URL(origin).host].filter(Boolean).join('  ·  ');
}
