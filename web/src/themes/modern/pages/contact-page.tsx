import { useSuspenseQuery } from '@tanstack/react-query';
import { contactDetailsQueries } from '../../../features/contact-details/queries';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { ContactDetailsList } from '../contact/contact-details-list';
import { ContactForm } from '../contact/contact-form';
import { Mantine } from '../pieces/mantine';
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
          <h2 id="contact-form" className={text.title2}>
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
