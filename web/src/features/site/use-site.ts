import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { siteQueries } from './queries';
import type { Site, SiteSign } from './site';

/** The owner's settings for the whole site; the root route has loaded them before anything renders. */
export function useSite(): Site {
  return useSuspenseQuery(siteQueries.settings()).data;
}

/** Whose site it is, as far as this visit has loaded it: for screens that stand where nothing else could be. */
export function useSiteSign(): SiteSign | undefined {
  const site = useQueryClient().getQueryData(siteQueries.settings().queryKey);
  return site && { title: site.title, email: site.contactEmail };
}
