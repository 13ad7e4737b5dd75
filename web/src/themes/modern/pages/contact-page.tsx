import { Textarea, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { messageForm } from '../../../features/contact/mutations';
import type { ContactDetails } from '../../../features/contact-details/contact-details';
import { useContactDetails } from '../../../features/contact-details/use-contact-details';
import { useVisitorForm, VisitorForm } from '../../../features/submission/visitor-form';
import { toasts } from '../../../notifications/toasts';
import { BookerLinks } from '../../shared/booker-pages';
import { contactFacts, NetworkLinks, networksOf } from '../../shared/contact-facts';
import { FactList } from '../components/fact-list';
import { FormNotice, SubmitButton } from '../components/form';
import form from '../components/form.module.css';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { Mantine } from '../mantine';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './contact-page.module.css';

/** The form, the details and the networks. */
export function ContactPage() {
  const { service } = useSearch({ strict: false });
  const details = useContactDetails();
  return (
    <Page
      of="contact"
      words={wording.contact}
      lead={details.intro || wording.contact.lead}
      links={<BookerLinks className={actions.action} />}
    >
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
    </Page>
  );
}

/** Email, phone, place and networks, without empty ones. */
function ContactDetailsList({ details }: { details: ContactDetails }) {
  const facts = contactFacts(details, wording.contact, classes.link);
  const networks = networksOf(details);
  return (
    <div className={classes.direct}>
      {facts.length > 0 && <FactList facts={facts} classNames={{ list: classes.list }} />}
      {networks.length > 0 && (
        <div className={classes.networks}>
          <p className={`${text.label} ${text.quiet}`}>{wording.contact.socialTitle}</p>
          <NetworkLinks networks={networks} link={classes.link} />
        </div>
      )}
    </div>
  );
}

const words = wording.contact;

/** All four fields are required; the browser checks the format of the email. */
function ContactForm({ service }: { service?: string }) {
  const { frame, answer, field } = useVisitorForm({
    ...messageForm(words),
    preset: service ? { subject: words.bookingSubject(service) } : {},
    onProblem: toasts.problem,
  });
  return (
    <VisitorForm frame={frame} className={form.fields}>
      <FormNotice answer={answer} />
      <TextInput {...field('senderName')} />
      <TextInput {...field('senderEmail')} />
      <TextInput className={form.wide} {...field('subject')} />
      <Textarea className={form.wide} rows={settings.contactMessageRows} {...field('message')} />
      <SubmitButton words={words} busy={frame.busy} />
    </VisitorForm>
  );
}
