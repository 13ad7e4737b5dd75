import type { IncomingMessage } from 'node:http';

/** Returns the path of an address: '/blog?tag=Runway' → '/blog'. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** Two slashes or a backslash at the start lead a browser to another host. */
const LEADS_AWAY = /^\/[/\\]/;

/**
 * Returns where to redirect an address with extra slashes: a page has one slash at its start and between its parts,
 * and none at its end.
 *
 * @param url requested path and search
 * @returns undefined without extra slashes, or when the address without them leads to another host
 */
export function withoutExtraSlashes(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const path = pathOf(url);
  const canonical = `/${path.split('/').filter(Boolean).join('/')}`;
  return canonical === path || LEADS_AWAY.test(canonical)
    ? undefined
    : `${canonical}${url.slice(path.length)}`;
}

/** Below these paths upper and lower case matter, because the rest is a key. */
const CLIENTS_PATH = /^(?:\/v1)?\/b\//i;

/**
 * Returns the path in lower case, as pages are named: phones and print add capitals ('/Contact').
 *
 * @returns undefined when it has no capitals, or has encoded letters
 */
export function inLowerCase(path: string): string | undefined {
  const [named] = CLIENTS_PATH.exec(path) ?? [path];
  const lower = `${named.toLowerCase()}${path.slice(named.length)}`;
  return lower === path || path.includes('%') ? undefined : lower;
}

/** Returns whether an address is on another host, or a browser takes it for one. */
export const leadsAway = (url: string): boolean => !url.startsWith('/') || LEADS_AWAY.test(url);

const FILE_ENDING =
  /\.(js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|webp|avif|svg|woff2?|mp3|wav|mp4|webm|php|env)$/i;

/**
 * Returns whether an address requests a file: '/x/app-4f2.js' does, '/admin/blog' and '/blog/spring-2.0-notes' do not.
 */
export const looksLikeFile = (url: string): boolean => FILE_ENDING.test(pathOf(url).split('#', 1)[0] ?? '');

/**
 * Returns the address to serve. A whole URL of this site (allowed by RFC 9112) means its path. A percent sign that
 * encodes nothing is a plain %, and gets the usual 404.
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
    // The result is used: the bundler removes a call whose result is unused.
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
