import type { FastifyRequest } from 'fastify';

/** Where a form came from, as its browser says. */
type Sender = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a posted form comes from a page of this site. Browsers that say nothing are let through: a form
 * carries no session, and its token is checked by the cms.
 */
export function isFromThisSite({ headers, host }: Sender, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site) return site === 'same-origin' || site === 'none';
  if (!origin) return true;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}
