import { useClientBooking } from '../../../features/bookings/use-client-booking';
import { bookingWording } from '../../../features/bookings/wording';
import { unbroken } from '../../../texts/unbroken';
import { ChangedBooking } from '../../shared/changed-booking';
import {
  bookingFacts,
  CancelPart,
  type ClientLook,
  ClientNotice,
  ClientWays,
  EstimatePart,
  QuotePart,
} from '../../shared/client-booking';
import { KeepLink } from '../../shared/keep-link';
import { OtherDaysPart } from '../../shared/other-days';
import { LeaderList } from '../components/leader-list';
import { Page } from '../components/page';
import { Section } from '../components/section';
import styles from '../forms/form.module.css';
import actions from '../styles/action.module.css';
import inputs from '../styles/inputs.module.css';
import text from '../styles/type.module.css';
import classes from './client-booking-page.module.css';

const words = bookingWording.client;

const look: ClientLook = {
  action: actions.action,
  quiet: text.quiet,
  button: actions.button,
  primary: `${actions.button} ${actions.primary}`,
  label: inputs.label,
  input: inputs.input,
  notice: styles.notice,
  sum: text.title2,
};

/** A client's page: the status of their booking, their request, and their actions. */
export function ClientBookingPage({ token }: { token: string }) {
  const page = useClientBooking(token);
  const { booking } = page;
  if (!booking) return <EndedPage />;
  const { quote } = booking;
  return (
    <Page
      words={words}
      heading={booking.title}
      overline={words.title}
      lead={<p>{unbroken(booking.text)}</p>}
      above={<ChangedBooking page={page} look={look} />}
      below={
        <>
          <ClientNotice page={page} look={look} />
          <ClientWays page={page} look={look} />
        </>
      }
      noIndex
    >
      {quote && (
        <Section ground="leaf" title={words.quote(quote.number)}>
          <div className={classes.estimate}>
            <QuotePart page={page} look={look} />
          </div>
        </Section>
      )}
      <Section ground={quote ? 'cover' : 'leaf'} title={words.asked}>
        <div className={classes.asked}>
          <LeaderList rows={bookingFacts(booking)} />
        </div>
      </Section>
      <Section {...(!quote && { title: bookingWording.estimate.title })}>
        <div className={classes.estimate}>
          <EstimatePart page={page} look={look} />
          <OtherDaysPart page={page} look={look} />
          <CancelPart page={page} look={look} />
          <KeepLink endsOn={booking.endsOn} look={look} />
        </div>
      </Section>
    </Page>
  );
}

/** Shown for a page that has expired or never existed. */
export function EndedPage() {
  return <Page words={{ title: words.endedTitle, lead: words.ended }} noIndex />;
}
