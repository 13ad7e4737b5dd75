/** The name of a link, such as instagram, or a host. */
const PLACE = /^(?=.{1,100}$)[a-z\d-]+(?:\.[a-z\d-]+)*$/;
/** Hosts that count as the link of this name: l.instagram.com and instagram.com are instagram. */
const NETWORK =
  /(?:^|\.)(facebook|google|instagram|linkedin|pinterest|tiktok|whatsapp|youtube)\.[a-z.]{2,6}$/;

const urlOf = (address = '') => (URL.canParse(address) ? new URL(address) : undefined);
const hostOf = (address?: string) => urlOf(address)?.hostname.replace(/^www\./, '');
const linkOf = (address?: string) => urlOf(address)?.searchParams.get('from');

/** Returns a link or host as it is stored; null for other texts and for the host of this site. */
export function readPlace(sent: unknown, site: string | undefined): string | null {
  const place = String(sent ?? '').toLowerCase();
  if (!PLACE.test(place) || place === hostOf(site)) return null;
  return NETWORK.exec(place)?.[1] ?? place;
}

/** Returns where a visit came from: `?from=` of its page or its page before, else the site before; null if unknown. */
export function placeOf(page: string, referrer?: string): string | null {
  const before = hostOf(referrer) === hostOf(page) ? linkOf(referrer) : hostOf(referrer);
  return readPlace(linkOf(page), page) ?? readPlace(before, page);
}
