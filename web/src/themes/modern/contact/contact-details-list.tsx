import type { ReactNode } from 'react';
import { type ContactDetails, mailtoHref, telHref } from '../../../features/contact-details/contact-details';
import { contactDetailsWording } from '../../../features/contact-details/wording';
import { hoverSwish } from '../../../motion/hover-swish';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './contact-details-list.module.css';

/** Email, phone, place and networks; what the owner left empty is not there. */
export function ContactDetailsList({ details }: { details: ContactDetails }) {
  const { email, phone, address, socials } = details;
  const networks = socials.filter(({ network }) => network !== 'email');
  return (
    <div className={classes.details}>
      {(email || phone || address) && (
        <dl className={classes.list}>
          {email && (
            <Detail label={wording.contact.email}>
              <a href={mailtoHref(email)} className={classes.link}>
                {email}
              </a>
            </Detail>
          )}
          {phone && (
            <Detail label={wording.contact.phone}>
              <a href={telHref(phone)} className={classes.link}>
                {phone}
              </a>
            </Detail>
          )}
          {address && <Detail label={wording.contact.address}>{address}</Detail>}
        </dl>
      )}
      {networks.length > 0 && (
        <div className={classes.networks}>
          <p className={`${text.label} ${text.quiet}`}>{wording.contact.socialTitle}</p>
          <ul>
            {networks.map(({ network, href }) => (
              <li key={network}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={classes.link}
                  onPointerEnter={hoverSwish}
                >
                  {contactDetailsWording.networks[network]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={`${text.label} ${text.quiet}`}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
