/** The name of the invented model whose content fills a new installation. */
export const SAMPLE_TITLE = 'Amani Kito';

/** Names that public name servers never answer: RFC 6761, RFC 6762, RFC 8375 and ICANN's "internal". */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|test|example|invalid)$/;
/** Loopback, private, link-local and shared addresses. The last are also those of Tailscale. */
const PRIVATE_IPV4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_IPV6 = /^\[(?:::1?\]|f[cd]|fe[89ab])/;

/**
 * Returns whether search engines can reach a site at this address.
 *
 * @param origin such as https://example.org
 */
export function isPublicHost(origin: string): boolean {
  const { hostname } = new URL(origin);
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  if (isAddress) return !PRIVATE_IPV4.test(hostname) && !PRIVATE_IPV6.test(hostname);
  return hostname.includes('.') && !PRIVATE_NAME.test(hostname);
}

/** Returns whether search engines are kept out: the site is public but still has the name of the samples. */
export const isKeptFromSearch = (siteTitle: string, origin: string): boolean =>
  siteTitle.trim() === SAMPLE_TITLE && isPublicHost(origin);
