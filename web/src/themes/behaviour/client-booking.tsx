import { Link, useRouterState } from '@tanstack/react-router';
import type { ClientBooking } from '../../features/bookings/client-booking';
import type { ClientPage } from '../../features/bookings/use-client-booking';
import { bookingWording } from '../../features/bookings/wording';
import { EstimateLines } from './booking-estimate';
import classes from './client-booking.module.css';

const words = bookingWording.client;

/** What was asked for, line by line; what was left empty is not there. */
export function bookingFacts(booking: ClientBooking) {
  const { service, extras, days, startTime, place, name, notes } = booking;
  return [
    { label: bookingWording.service, value: service },
    { label: bookingWording.extras, value: extras.join(', ') },
    { label: words.days, value: days },
    { label: bookingWording.startTime, value: startTime },
    { label: words.place, value: place },
    { label: bookingWording.name, value: name },
    { label: bookingWording.notes, value: notes },
  ].filter(({ value }) => value);
}

/** `action`, a link; `label`, in capitals; `sum`, of money */
export interface ClientLook {
  sum: string | undefined;
  action: string | undefined;
  label: string | undefined;
}

interface PartProps {
  page: ClientPage;
  look: ClientLook;
}

/** Ways on from the page: WhatsApp, the calendar's file, another request. */
export function ClientWays({ page: { token, booking }, look }: PartProps) {
  const root = useRoot();
  if (!booking) return null;
  const { state, whatsapp } = booking;
  const isOver = state === 'declined' || state === 'cancelled' || state === 'expired';
  return (
    <p className={classes.ways}>
      {whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={look.action}>
          {words.whatsapp}
        </a>
      )}
      {state === 'confirmed' && (
        <a href={`/b/${token}/booking.ics`} className={look.action}>
          {words.calendarFile}
        </a>
      )}
      {isOver && (
        <Link to={root === '' ? '/book' : '/v1/book'} className={look.action}>
          {words.askAgain}
        </Link>
      )}
    </p>
  );
}

const useRoot = () =>
  useRouterState({ select: ({ location }) => (location.pathname.startsWith('/v1/') ? '/v1' : '') });

/** An offer to read. */
export function QuotePart({ page, look }: PartProps) {
  const { token, booking } = page;
  if (!booking?.quote) return null;
  const { lines, totalKes, terms, text } = booking.quote;
  return (
    <>
      <p className={look.sum}>{bookingWording.estimate.sum(totalKes, false)}</p>
      <EstimateLines lines={lines} />
      <p>{text}</p>
      {terms && (
        <div className={classes.terms}>
          <h3 className={look.label}>{words.terms}</h3>
          <p>{terms}</p>
        </div>
      )}
      <p className={classes.ways}>
        <a href={`/b/${token}/quote.pdf`} target="_blank" rel="noopener" className={look.action}>
          {words.quoteFile}
        </a>
      </p>
    </>
  );
}
