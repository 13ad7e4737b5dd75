import { Textarea, TextInput } from '@mantine/core';
import { messageForm } from '../../../features/contact/mutations';
import { useContactDetails } from '../../../features/contact-details/use-contact-details';
import { useVisitorForm } from '../../../features/submission/visitor-form';
import { BookerLinks } from '../../shared/booker-pages';
import { contactFacts, NetworkLinks, networksOf } from '../../shared/contact-facts';
import { LeaderList } from '../components/leader-list';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { Form } from '../forms/form';
import formClasses from '../forms/form.module.css';
import { markFirst } from '../forms/mark-first';
import { Mantine } from '../mantine';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './contact-page.module.css';

const words = wording.contact;

/** A sheet of letter paper, then the details and the networks. */
export function ContactPage() {
  const details = useContactDetails();
  const networks = networksOf(details);
  const rows = contactFacts(details, words, classes.link);
  return (
    <Page
      of="contact"
      words={words}
      lead={details.intro}
      below={
        <p className={classes.ways}>
          <BookerLinks className={actions.action} />
        </p>
      }
    >
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
          <NetworkLinks networks={networks} className={classes.networks} link={classes.network} />
        </Section>
      )}
    </Page>
  );
}

/** All four fields are required and the email must look like one. */
function ContactForm() {
  const { frame, answer, field } = useVisitorForm({ ...messageForm(words), mark: markFirst });
  return (
    <Form frame={frame} answer={answer} words={words} aria-label={words.formTitle}>
      <div className={formClasses.fields}>
        <TextInput {...field('senderName')} />
        <TextInput {...field('senderEmail')} />
        <TextInput className={formClasses.wide} {...field('subject')} />
        <Textarea className={formClasses.wide} rows={settings.contactMessageRows} {...field('message')} />
      </div>
    </Form>
  );
}
