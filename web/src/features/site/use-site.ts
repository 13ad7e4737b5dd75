import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { contactDetailsQueries } from '../contact-details/queries';
import { siteQueries } from './queries';
import type { Site, SiteIdentity } from './site';

/** The owner's settings for the whole site; the root route has loaded them before anything renders. */
export function useSite(): Site {
  return useSuspenseQuery(siteQueries.settings()).data;
}

/** Whose site it is, as far as this visit has loaded it: for screens that stand where nothing else could be. */
export function useSiteSign(): SiteIdentity | undefined {
  const site = useQueryClient().getQueryData(siteQueries.settings().queryKey);
  return site && { title: site.title, email: site.contactEmail };
}

/** Whose page it is and how to answer, for the head of a printed one: name, email, phone and address of the site. */
export function useLetterhead(): string {
  const { origin } = useRouteContext({ from: '__root__' });
  const site = useSite();
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  return [site.title, details.email, details.phone, new URL(origin).host].filter(Boolean).join('  ·  ');
}
