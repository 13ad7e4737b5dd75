import type { IncomingMessage } from 'node:http';

/**
 * The address that is answered for what was asked. A whole URL of this site (RFC 9112 allows it) means its path, and
 * a percent sign that encodes nothing is itself: there is no such page, and it says so like any other.
 */
export function readableAddress({ url = '/', headers }: IncomingMessage, publicUrl: string): string {
  const address = url.startsWith('/') ? url : pathOnThisSite(url, [new URL(publicUrl).host, headers.host]);
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  return isDecodable(path) ? address : `${path.replaceAll('%', '%25')}${address.slice(path.length)}`;
}

function pathOnThisSite(url: string, hosts: (string | undefined)[]): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  const { host } = new URL(url);
  if (!hosts.includes(host)) return url;
  const path = url.indexOf('/', url.indexOf('//') + 2);
  return path < 0 ? '/' : url.slice(path);
}

function isDecodable(path: string): boolean {
  return !path.includes('%') || decoded(path) !== undefined;
}

/** Its result is used: the bundler takes a call without one for needless. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
