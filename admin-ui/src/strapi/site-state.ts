import * as z from 'zod/mini';
import { getJson } from './http';

const siteState = z.object({ siteTitle: z.string(), panelUrl: z.optional(z.string()) });

export type SiteState = z.infer<typeof siteState>;

/**
 * What anybody may know about the site, also before signing in and during maintenance. `panelUrl`, the
 * address of the raw panel, is there for the signed-in owner.
 */
export async function fetchSiteState(signal: AbortSignal): Promise<SiteState> {
  return siteState.parse(await getJson('/api/site-state', { signal }));
}
