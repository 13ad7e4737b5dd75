import type { ContactDetailsAnswer } from './documents';

/** The networks in the order in which they are listed; the email comes last. */
export type Network = 'instagram' | 'facebook' | 'x' | 'linkedin' | 'email';

export interface SocialLink {
  network: Network;
  href: string;
}

/** How to reach the owner. Every text is empty when the owner gave none; screens hide empty ones. */
export interface ContactDetails {
  intro: string;
  /** For the contact page; the Email link everywhere else is the last of `socials` */
  email: string;
  phone: string;
  address: string;
  /** Only the filled ones */
  socials: SocialLink[];
}

const WEB_ADDRESS = /^https?:\/\//i;

/**
 * Two addresses, each with a place of its own: the Email link of footers is the one of the settings, the contact page
 * shows the one of the contact details. Where only one is filled it stands in both places.
 */
export function toContactDetails({ contactDetails: row, settings }: ContactDetailsAnswer): ContactDetails {
  const general = settings?.contactEmail?.trim() ?? '';
  const onContactPage = row?.email?.trim() ?? '';
  const linked = general || onContactPage;
  const addresses: [Network, string | null | undefined][] = [
    ['instagram', row?.instagramUrl],
    ['facebook', row?.facebookUrl],
    ['x', row?.xUrl],
    ['linkedin', row?.linkedinUrl],
  ];
  const networks = addresses.flatMap(([network, address]) => {
    const href = address?.trim() ?? '';
    // Anything but a web address, `javascript:` for one, would run or go nowhere.
    return WEB_ADDRESS.test(href) ? [{ network, href }] : [];
  });
  return {
    intro: row?.intro?.trim() ?? '',
    email: onContactPage || general,
    phone: row?.phone?.trim() ?? '',
    address: row?.address?.trim() ?? '',
    socials: linked ? [...networks, { network: 'email', href: mailtoHref(linked) }] : networks,
  };
}

/** The networks of the social strip. */
export type FollowNetwork = Extract<Network, 'instagram' | 'facebook' | 'x'>;

/** What the social strip lists before Contact Me. */
export function followLinks({ socials }: ContactDetails): { network: FollowNetwork; href: string }[] {
  return socials.flatMap(({ network, href }) =>
    network === 'instagram' || network === 'facebook' || network === 'x' ? [{ network, href }] : [],
  );
}

/** A link that opens a mail to the address; nothing in the address can add headers or recipients. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** The first number of a text: what stands behind a slash, or words, is another or none. */
const FIRST_NUMBER = /\(?[+\d][\d\s().\-\u2010-\u2013]*/;

/** '(0)' is dialled at home instead of the country code, never after it. */
const HOME_ZERO = /^(\(?(?:\+|00)[\d\s.\-\u2010-\u2013)]+)\(0\)/;

/** Nor is one without brackets, in Kenya: an Italian number, for one, keeps it. */
const KENYAN_ZERO = /^((?:\+|00)254)0/;

/**
 * '+254 (0)700 000 000' → 'tel:+254700000000': a link that dials what a person would.
 *
 * @returns undefined when the text has no number
 */
export function telHref(phone: string): string | undefined {
  const number = FIRST_NUMBER.exec(phone)?.[0] ?? '';
  const dialled = number
    .replace(HOME_ZERO, '$1')
    .replace(/[^+\d]/g, '')
    .replace(KENYAN_ZERO, '$1');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
}
