/**
 * Returns the path on this site that a link leads to, in the form that the CMS expects.
 * @param origin of this site
 * @returns null for other sites, mail and anchors on the same page; undefined for an invalid link
 */
export function internalPath(url: string, origin: string): string | null | undefined {
  const typed = url.trim();
  if (typed === '' || /^(?:https?:\/\/|url)$/i.test(typed)) return undefined;
  // On the live site, URLs use hash routes.
  const [, hashed] = /^(?:\/)?#(\/.*)$/.exec(typed) ?? [];
  if (typed.startsWith('#') && !hashed) return null;
  if (!URL.canParse(hashed ?? typed, `${origin}/blog/`)) return undefined;
  const address = new URL(hashed ?? typed, `${origin}/blog/`);
  if (!/^https?:$/.test(address.protocol) || address.origin !== origin) return null;
  const [, inHash] = /^#(\/.*)$/.exec(address.hash) ?? [];
  return inHash ? new URL(inHash, origin).pathname : address.pathname;
}
