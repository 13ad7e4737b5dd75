import { useSuspenseQuery } from '@tanstack/react-query';
import { type ContactDetails, mailtoHref, telHref } from '../../../features/contact-details/contact-details';
import { contactDetailsQueries } from '../../../features/contact-details/queries';
import { contactDetailsWording } from '../../../features/contact-details/wording';
import { useSite } from '../../../features/site/use-site';
import { hoverSwish } from '../../../motion/sound';
import { PageHead } from '../../../seo/page-head';
import { ContactForm } from '../forms/contact-form';
import { Mantine } from '../mantine';
import { LeaderList } from '../pieces/leader-list';
import { PageTitle } from '../pieces/page-title';
import { Section } from '../pieces/section';
import { wording } from '../wording';
import classes from './contact-page.module.css';

const words = wording.contact;

/** A sheet of letter paper, then the details and the networks. */
export function ContactPage() {
  const site = useSite();
  const { data: details } = useSuspenseQuery(contactDetailsQueries.details());
  const networks = details.socials.filter(({ network }) => network !== 'email');
  const rows = detailRows(details);
  return (
    <>
      <PageHead title={words.title} description={words.description(site.title)} />
      <PageTitle title={words.title} lead={details.intro && <p>{details.intro}</p>} />
      <Section ground="leaf" title={words.formTitle}>
        <Mantine>
          <ContactForm />
        </Mantine>
      </Section>
      {rows.length > 0 && (
        <Section title={words.detailsTitle}>
          <div className={classes.details}>
            <LeaderList rows={rows} />
          </div>
        </Section>
      )}
      {networks.length > 0 && (
        <Section title={words.socialTitle}>
          <ul className={classes.networks}>
            {networks.map(({ network, href }) => (
              <li key={network}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={classes.network}
                  onPointerEnter={hoverSwish}
                >
                  {contactDetailsWording.networks[network]}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Only what the owner has filled in. */
function detailRows({ email, phone, address }: ContactDetails) {
  const rows = [
    {
      label: words.email,
      value: email && (
        <a href={mailtoHref(email)} className={classes.link}>
          {email}
        </a>
      ),
    },
    {
      label: words.phone,
      value: phone && (
        <a href={telHref(phone)} className={classes.link}>
          {phone}
        </a>
      ),
    },
    { label: words.address, value: address },
  ];
  return rows.filter(({ value }) => value);
}
