import type { IncomingMessage } from 'node:http';

/** The path of an address: '/blog?tag=Runway' is asked of '/blog'. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** A path of ours has one slash at its start: two, or a backslash, lead a browser to another host. */
const LEADS_AWAY = /^\/[/\\]/;

/**
 * Where an address with extra slashes is redirected to: a page has one slash at its start and between its parts, and none
 * at its end.
 *
 * @param url path and search as they were asked for
 * @returns undefined when there are none, or when the address without them leads to another host
 */
export function withoutExtraSlashes(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const path = pathOf(url);
  const canonical = `/${path.split('/').filter(Boolean).join('/')}`;
  return canonical === path || LEADS_AWAY.test(canonical)
    ? undefined
    : `${canonical}${url.slice(path.length)}`;
}

/** Below these the letters of a path are a key. */
const CLIENTS_PATH = /^(?:\/v1)?\/b\//i;

/**
 * The path as pages are named: a phone writes '/Contact' with a capital, and print with any number of them.
 *
 * @returns undefined when it has no capitals, or letters that are encoded
 */
export function inLowerCase(path: string): string | undefined {
  const [named] = CLIENTS_PATH.exec(path) ?? [path];
  const lower = `${named.toLowerCase()}${path.slice(named.length)}`;
  return lower === path || path.includes('%') ? undefined : lower;
}

/** Whether an address is one of another host, or a browser takes it for one. */
export const leadsAway = (url: string): boolean => !url.startsWith('/') || LEADS_AWAY.test(url);

const FILE_ENDING =
  /\.(js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|webp|avif|svg|woff2?|mp3|wav|mp4|webm|php|env)$/i;

/** '/x/app-4f2.js' asks for a file; '/admin/blog' and '/blog/spring-2.0-notes' ask for pages. */
export const looksLikeFile = (url: string): boolean => FILE_ENDING.test(pathOf(url).split('#', 1)[0] ?? '');

/**
 * The address that is answered for what was asked. A whole URL of this site (RFC 9112 allows it) means its path, and
 * a percent sign that encodes nothing is itself: there is no such page, and it says so like any other.
 */
export function readableAddress({ url = '/', headers }: IncomingMessage, publicUrl: string): string {
  const address = url.startsWith('/') ? url : pathOnThisSite(url, [new URL(publicUrl).host, headers.host]);
  const path = pathOf(address);
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
  try {
    // The result is used: the bundler takes a call without one for needless.
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
