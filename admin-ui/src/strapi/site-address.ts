/**
 * Returns the full address of a path of the site, as emails have it (`PUBLIC_URL`). The owner may have opened the area
 * at another address, which others cannot open. Only the development server does not name the public one.
 */
export function siteAddress(path = ''): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="site-address"]')?.content;
  return `${named || location.origin}${path}`;
}
