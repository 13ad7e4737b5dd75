import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { calendarDays, nairobiAppointment } from '../../dates/format';
import { CountedList } from '../../manager/counted-list';
import { DataTable } from '../../manager/data-table';
import type { Page } from '../../manager/list-search';
import { RelativeTime } from '../../manager/relative-time';
import { StatusBadge } from '../../manager/status-badge';
import { type Booking, bookingLooks, lookOf } from './booking';
import classes from './booking-list.module.css';
import { wording } from './wording';

const { columns } = wording;

/** One page of bookings; each leads to its own page. */
export function BookingList({ page, narrowed }: { page: Page<Booking>; narrowed: boolean }) {
  return (
    <CountedList total={page.total} wording={wording} narrowed={narrowed}>
      <DataTable
        label={wording.title}
        head={Object.entries(columns).map(([column, label]) => <Table.Th key={column}>{label}</Table.Th>)}
      >
        {page.items.map((booking) => (
          <BookingLine key={booking.documentId} booking={booking} />
        ))}
      </DataTable>
    </CountedList>
  );
}

function BookingLine({ booking }: { booking: Booking }) {
  const { documentId, service, name, firstDay, lastDay, startTime, city, venue, holdEndsAt, createdAt } =
    booking;
  return (
    <Table.Tr>
      <Table.Td className={classes.booking}>
        <Link to="/bookings/$documentId" params={{ documentId }} className={classes.name}>
          {name}
        </Link>
        <span className={classes.service}>{service}</span>
      </Table.Td>
      <Table.Td data-label={columns.days}>
        <span>
          {calendarDays(firstDay, lastDay)}
          {startTime && `, ${startTime}`}
        </span>
      </Table.Td>
      <Table.Td data-label={columns.place} className={classes.place}>
        {[venue, city].filter(Boolean).join(', ')}
      </Table.Td>
      <Table.Td data-label={columns.state}>
        <StatusBadge state={lookOf(booking)} looks={bookingLooks} />
      </Table.Td>
      <Table.Td data-label={columns.until} className={classes.until}>
        {holdEndsAt && <time dateTime={holdEndsAt}>{nairobiAppointment(holdEndsAt)}</time>}
      </Table.Td>
      <Table.Td data-label={columns.received}>
        <RelativeTime iso={createdAt} />
      </Table.Td>
    </Table.Tr>
  );
}
