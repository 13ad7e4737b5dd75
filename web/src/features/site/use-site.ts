import { useSuspenseQuery } from '@tanstack/react-query';
import { siteQueries } from './queries';
import type { Site } from './site';

/** The owner's settings for the whole site; the root route has loaded them before anything renders. */
export function useSite(): Site {
  return useSuspenseQuery(siteQueries.settings()).data;
}
