import { useClientBooking } from '../../../features/bookings/use-client-booking';
import { bookingWording } from '../../../features/bookings/wording';
import { unbroken } from '../../../texts/plain-text';
import { ChangedBooking } from '../bookings/changed-booking';
import {
  bookingFacts,
  CancelPart,
  ClientNotice,
  ClientWays,
  EstimatePart,
  QuotePart,
} from '../bookings/client-booking';
import { KeepLink } from '../bookings/keep-link';
import { OtherDaysPart } from '../bookings/other-days';
import { PaymentPart } from '../bookings/payment-part';
import { FactList } from '../components/fact-list';
import { Page } from '../components/page';
import { Section } from '../components/section';
import text from '../styles/type.module.css';
import classes from './client-booking-page.module.css';

const words = bookingWording.client;

/** A client's page: the status of their booking, their request, and their actions. */
export function ClientBookingPage({ token }: { token: string }) {
  const page = useClientBooking(token);
  const { booking } = page;
  if (!booking) return <EndedPage />;
  const { quote, payments } = booking;
  const isOnLight = !quote || Boolean(payments);
  return (
    <Page
      words={words}
      heading={booking.title}
      eyebrow={words.title}
      lead={<p>{unbroken(booking.text)}</p>}
      above={<ChangedBooking page={page} />}
      noIndex
    >
      {payments && (
        <Section ground="light" labelledBy="payment">
          <h2 id="payment" className={`${text.title3} ${classes.quoteTitle}`}>
            {words.pay.title}
          </h2>
          <div className={classes.quote}>
            <ClientNotice page={page} />
            <PaymentPart page={page} payments={payments} />
          </div>
        </Section>
      )}
      {quote && (
        <Section ground={payments ? 'dark' : 'light'} labelledBy="quote">
          <h2 id="quote" className={`${text.title3} ${classes.quoteTitle}`}>
            {words.quote(quote.number)}
          </h2>
          <div className={classes.quote}>
            {!payments && <ClientNotice page={page} />}
            <QuotePart page={page} />
          </div>
        </Section>
      )}
      <Section ground={isOnLight ? 'light' : 'dark'} labelledBy="asked">
        <div className={classes.asked}>
          {!quote && !payments && <ClientNotice page={page} />}
          <h2 id="asked" className={`${text.title3} ${classes.title}`}>
            {words.asked}
          </h2>
          <FactList
            facts={bookingFacts(booking)}
            classNames={{ list: classes.facts, fact: classes.fact, value: classes.value }}
          />
          <ClientWays page={page} />
          <OtherDaysPart page={page} />
          <CancelPart page={page} />
        </div>
        <div className={classes.estimate}>
          {!quote && (
            <h2 className={`${text.label} ${text.quiet} ${classes.label}`}>
              {bookingWording.estimate.title}
            </h2>
          )}
          <EstimatePart page={page} />
        </div>
        <div className={classes.keep}>
          <KeepLink endsOn={booking.endsOn} />
        </div>
      </Section>
    </Page>
  );
}

/** Shown for a page that has expired or never existed. */
export function EndedPage() {
  return <Page words={{ title: words.endedTitle, lead: words.ended }} noIndex />;
}
