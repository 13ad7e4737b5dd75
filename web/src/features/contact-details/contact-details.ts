import { profileAddress } from '../../../../cms/src/shared/profile-address';
import type { ContactDetailsAnswer } from './documents';

type StoredLink = NonNullable<
  NonNullable<NonNullable<ContactDetailsAnswer['contactDetails']>['links']>[number]
>;

/** A network as it is stored, or the email, which comes last in lists. */
export type Network = StoredLink['network'] | 'email';

/**
 * Returns the contact details with two emails: that of the settings for the Email link of footers, that of the contact
 * details for the contact page. If only one is filled, both use it.
 */
export function toContactDetails({ contactDetails: row, settings }: ContactDetailsAnswer) {
  const general = settings?.contactEmail?.trim() ?? '';
  const onContactPage = row?.email?.trim() ?? '';
  const linked = general || onContactPage;
  const networks = (row?.links ?? []).flatMap((link): { network: Network; href: string }[] => {
    const href = link && profileAddress(link.network, link.address);
    return href ? [{ network: link.network, href }] : [];
  });
  return {
    intro: row?.intro?.trim() ?? '',
    /** For the contact page; the Email link elsewhere is the last of `socials` */
    email: onContactPage || general,
    phone: row?.phone?.trim() ?? '',
    phoneHref: telHref(row?.dialledPhone ?? row?.phone ?? ''),
    address: row?.address?.trim() ?? '',
    socials: linked ? [...networks, { network: 'email' as const, href: mailtoHref(linked) }] : networks,
  };
}

/** How to reach the owner. Missing texts are empty, and screens hide them. */
export type ContactDetails = ReturnType<typeof toContactDetails>;

/** Returns the links of the social strip before Contact Me: the first three of the owner's. */
export const followLinks = ({ socials }: ContactDetails) =>
  socials.filter(({ network }) => network !== 'email').slice(0, 3);

/** Returns a mail link; nothing in the address can add headers or recipients. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** The first number of a text; later ones follow a slash or words. */
const FIRST_NUMBER = /\(?[+\d][\d\s().\-\u2010-\u2013]*/;

/** '(0)' is dialled in the country instead of the country code, never after it. */
const HOME_ZERO = /^(\(?(?:\+|00)[\d\s.\-\u2010-\u2013)]+)\(0\)/;

/**
 * Returns a link that dials a number: '+254 (0)700 000 000' → 'tel:+254700000000'.
 *
 * @returns undefined when the text has no number
 */
export function telHref(phone: string): string | undefined {
  const number = FIRST_NUMBER.exec(phone)?.[0] ?? '';
  const dialled = number.replace(HOME_ZERO, '$1').replace(/[^+\d]/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
}
