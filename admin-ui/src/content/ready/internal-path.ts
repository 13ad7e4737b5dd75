/**
 * The path on this site to which a link leads, as the CMS is asked about it.
 *
 * @param origin of this site
 * @returns null for other sites, mail and places of the same page; undefined when it leads nowhere at all
 */
export function internalPath(url: string, origin: string): string | null | undefined {
  const typed = url.trim();
  if (typed === '' || /^(?:https?:\/\/|url)$/i.test(typed)) return undefined;
  // In the running site addresses are hashes.
  const [, hashed] = /^(?:\/)?#(\/.*)$/.exec(typed) ?? [];
  if (typed.startsWith('#') && !hashed) return null;
  if (!URL.canParse(hashed ?? typed, `${origin}/blog/`)) return undefined;
  const address = new URL(hashed ?? typed, `${origin}/blog/`);
  if (!/^https?:$/.test(address.protocol) || address.origin !== origin) return null;
  const [, inHash] = /^#(\/.*)$/.exec(address.hash) ?? [];
  return inHash ? new URL(inHash, origin).pathname : address.pathname;
}
