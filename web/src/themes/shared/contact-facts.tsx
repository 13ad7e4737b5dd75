import { type ContactDetails, mailtoHref } from '../../features/contact-details/contact-details';
import { contactDetailsWording } from '../../features/contact-details/wording';
import { hoverSwish } from '../../motion/sound';

type ContactWords = Record<'email' | 'phone' | 'address', string>;

/** Returns the owner's contact details that are filled in. `link`: class of addresses and numbers */
export function contactFacts(details: ContactDetails, words: ContactWords, link: string | undefined) {
  const { email, phone, phoneHref, address } = details;
  const mail = email && (
    <a href={mailtoHref(email)} className={link}>
      {/* Breaks after @ and dots before it breaks in a word. */}
      {email.split(/(?<=[@.])/).map((part) => [part, <wbr key={part} />])}
    </a>
  );
  const call = phoneHref ? (
    <a href={phoneHref} className={link}>
      {phone}
    </a>
  ) : (
    phone
  );
  const facts = [
    { label: words.email, value: mail },
    { label: words.phone, value: call },
    { label: words.address, value: address },
  ];
  return facts.filter(({ value }) => value);
}

/** Returns the owner's pages on networks, without the email. */
export const networksOf = ({ socials }: ContactDetails) =>
  socials.filter(({ network }) => network !== 'email');

interface NetworkLinksProps {
  networks: ContactDetails['socials'];
  className?: string;
  /** Class of each link */
  link: string | undefined;
}

/** Links to the owner's pages on networks, with a fabric sound under the pointer. */
export function NetworkLinks({ networks, className, link }: NetworkLinksProps) {
  return (
    <ul className={className}>
      {networks.map(({ network, href }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={link}
            onPointerEnter={hoverSwish}
          >
            {contactDetailsWording.networks[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
