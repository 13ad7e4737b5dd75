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
  email: string;
  phone: string;
  address: string;
  /** Only the filled ones */
  socials: SocialLink[];
}

const WEB_ADDRESS = /^https?:\/\//i;

/** The email of the settings wins over the one of the contact details: the owner edits it in their own area. */
export function toContactDetails({ contactDetails: row, settings }: ContactDetailsAnswer): ContactDetails {
  const email = settings?.contactEmail?.trim() || row?.email?.trim() || '';
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
    email,
    phone: row?.phone?.trim() ?? '',
    address: row?.address?.trim() ?? '',
    socials: email ? [...networks, { network: 'email', href: mailtoHref(email) }] : networks,
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
