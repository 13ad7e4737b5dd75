import { IconCalendarPlus, IconFileInvoice, IconHourglassLow } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bookingQueries } from '../bookings/queries';
import classes from './dashboard.module.css';
import { wording as sentences } from './wording';

const wording = sentences.bookings;
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Lists new enquiries, options that end soon and unanswered quotes, with links. Hidden if there are none. */
export function WaitingBookings() {
  const { data } = useQuery(bookingQueries.waiting());
  if (!data) return null;
  const { newEnquiries, enquiries, holdsEnding, quotes } = data;
  return (
    <>
      {enquiries.map((booking) => (
        <Link
          key={booking.documentId}
          to="/bookings/$documentId"
          params={{ documentId: booking.documentId }}
          className={classes.waiting}
        >
          <IconCalendarPlus {...ICON} />
          <span>{wording.enquiry(booking)}</span>
        </Link>
      ))}
      {newEnquiries > enquiries.length && (
        <Link to="/bookings" search={{ state: 'enquiry' }} className={classes.waiting}>
          <IconCalendarPlus {...ICON} />
          <span>{wording.allEnquiries(newEnquiries)}</span>
        </Link>
      )}
      {holdsEnding.map((booking) => (
        <Link
          key={booking.documentId}
          to="/bookings/$documentId"
          params={{ documentId: booking.documentId }}
          className={classes.waiting}
        >
          <IconHourglassLow {...ICON} />
          <span>{wording.holdEnds(booking)}</span>
        </Link>
      ))}
      {quotes.map(({ documentId, number, state, booking }) => (
        <Link
          key={documentId}
          to="/bookings/$documentId"
          params={{ documentId: booking.documentId }}
          className={classes.waiting}
        >
          <IconFileInvoice {...ICON} />
          <span>
            {state === 'questioned'
              ? wording.quoteAsks(number, booking.name)
              : wording.quoteWaits(number, booking.name)}
          </span>
        </Link>
      ))}
    </>
  );
}
