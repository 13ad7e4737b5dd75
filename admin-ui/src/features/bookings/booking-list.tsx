import { Link } from '@tanstack/react-router';
import { calendarDays, siteAppointment } from '../../dates/format';
import { CountedList } from '../../kit/list/counted-list';
import { type Columns, DataTable } from '../../kit/list/data-table';
import type { Page } from '../../kit/list/list-search';
import { RelativeTime } from '../../kit/list/relative-time';
import { StatusBadge } from '../../kit/list/status-badge';
import { type Booking, type BookingSearch, bookingLooks, lookOf } from './booking';
import { Marks } from './booking-card';
import classes from './booking-list.module.css';
import { rankNote } from './day-notes';
import { wording } from './wording';

const words = { ...wording.columns, ...wording.optionalColumns };

const columns: Columns<Booking, never, keyof typeof words> = {
  booking: {
    label: words.booking,
    unlabelled: true,
    className: classes.booking,
    cell: ({ documentId, name, service }) => (
      <>
        <Link to="/bookings/$documentId" params={{ documentId }} className={classes.name}>
          {name}
        </Link>
        <span className={classes.service}>{service}</span>
      </>
    ),
  },
  days: {
    label: words.days,
    cell: ({ firstDay, lastDay, startTime }) => (
      <span>
        <span>{calendarDays(firstDay, lastDay)}</span>
        {startTime && <span>, {startTime}</span>}
      </span>
    ),
  },
  place: {
    label: words.place,
    className: classes.place,
    cell: ({ venue, city }) => [venue, city].filter(Boolean).join(', '),
  },
  state: {
    label: words.state,
    className: classes.state,
    cell: (booking) => (
      <>
        <StatusBadge state={lookOf(booking)} looks={bookingLooks} />
        <span className={classes.rank}>{rankNote(booking)}</span>
        <Marks {...booking} />
      </>
    ),
  },
  until: {
    label: words.until,
    className: classes.until,
    cell: ({ holdEndsAt }) => holdEndsAt && <time dateTime={holdEndsAt}>{siteAppointment(holdEndsAt)}</time>,
  },
  received: { label: words.received, cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
};

export function BookingList({ page, search }: { page: Page<Booking>; search: BookingSearch }) {
  const { q, state, from, hide } = search;
  return (
    <CountedList total={page.total} wording={wording} narrowed={Boolean(q || state || from)}>
      <DataTable
        label={wording.title}
        columns={columns}
        rows={page.items}
        keyOf={({ documentId }) => documentId}
        hidden={hide}
      />
    </CountedList>
  );
}
