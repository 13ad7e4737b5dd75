import { useSuspenseQuery } from '@tanstack/react-query';
import { type ContactDetails, mailtoHref, telHref } from '../../../features/contact-details/contact-details';
import { contactDetailsQueries } from '../../../features/contact-details/queries';
import { contactDetailsWording } from '../../../features/contact-details/wording';
import { useSite } from '../../../features/site/use-site';
import { hoverSwish } from '../../../motion/sound';
import { PageHead } from '../../../seo/page-head';
import { ContactForm } from '../contact/contact-form';
import { Mantine } from '../mantine';
import { FactList } from '../pieces/fact-list';
import { PageHeader } from '../pieces/page-header';
import { Section } from '../pieces/section';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './contact-page.module.css';

/** The form, the details and the networks. `service`: what a Book Now link asks to book. */
export function ContactPage({ service }: { service?: string }) {
  const site = useSite();
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  return (
    <>
      <PageHead title={wording.contact.title} description={wording.contact.description(site.title)} />
      <PageHeader title={wording.contact.title} lead={<p>{details.intro || wording.contact.lead}</p>} />
      <Section ground="light" labelledBy="contact-form">
        <div className={classes.form}>
          <h2 id="contact-form" className={`${text.title2} ${classes.formTitle}`}>
            {wording.contact.formTitle}
          </h2>
          <Mantine>
            <ContactForm service={service} />
          </Mantine>
        </div>
        <div className={classes.details}>
          <ContactDetailsList details={details} />
        </div>
      </Section>
    </>
  );
}

/** Email, phone, place and networks; what the owner left empty is not there. */
function ContactDetailsList({ details }: { details: ContactDetails }) {
  const { email, phone, address, socials } = details;
  const facts = [
    { label: wording.contact.email, value: email && <ContactLink href={mailtoHref(email)} text={email} /> },
    { label: wording.contact.phone, value: phone && <ContactLink href={telHref(phone)} text={phone} /> },
    { label: wording.contact.address, value: address },
  ];
  const networks = socials.filter(({ network }) => network !== 'email');
  return (
    <div className={classes.contactDetailsListDetails}>
      {facts.some(({ value }) => value) && <FactList facts={facts} classNames={{ list: classes.list }} />}
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

function ContactLink({ href, text: shown }: { href: string; text: string }) {
  return (
    <a href={href} className={classes.link}>
      {shown}
    </a>
  );
}
