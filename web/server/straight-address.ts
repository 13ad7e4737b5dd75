import { pathOf } from './path-of';

/** A path of ours has one slash at its start: two, or a backslash, lead a browser to another host. */
const LEADS_AWAY = /^\/[/\\]/;

/**
 * The one address of a page: one slash at its start, none at its end.
 *
 * @param url path and search as they were asked for
 * @returns undefined when the address is straight already, or leads to another host when it is straightened
 */
export function straightAddress(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const path = pathOf(url);
  const start = firstOther(path);
  const straight = `/${path.slice(start, lastOther(path, start))}`;
  return straight === path || LEADS_AWAY.test(straight) ? undefined : `${straight}${url.slice(path.length)}`;
}

/** Whether an address is one of another host, or a browser takes it for one. */
export const leadsAway = (url: string): boolean => !url.startsWith('/') || LEADS_AWAY.test(url);

// Loops: an expression for slashes before an end looks at each slash as often as there are slashes.
function firstOther(path: string): number {
  let start = 0;
  while (path[start] === '/') start += 1;
  return start;
}

function lastOther(path: string, start: number): number {
  let end = path.length;
  while (end > start && path[end - 1] === '/') end -= 1;
  return end;
}
