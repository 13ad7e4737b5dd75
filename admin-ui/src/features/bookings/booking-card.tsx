import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { calendarDays } from '../../dates/format';
import { StatusBadge, type StatusLooks } from '../../kit/list/status-badge';
import { paymentQueries } from '../payments/queries';
import { type BriefBooking, bookingLooks, lookOf } from './booking';
import classes from './booking-card.module.css';
import { rankNote } from './day-notes';
import { Mark } from './mark';
import { wording } from './wording';

interface BookingCardProps {
  booking: BriefBooking;
  /** Hides the days where the surroundings show them. */
  withoutDays?: boolean;
  children?: ReactNode;
}

/** Summarises a booking in a week, on the board or under a day. Its name links to its page. */
export function BookingCard({ booking, withoutDays = false, children }: BookingCardProps) {
  const { documentId, name, service, firstDay, lastDay, startTime, city, holdEndsAt } = booking;
  const look = lookOf(booking);
  const rank = rankNote(booking);
  const when = [withoutDays ? '' : calendarDays(firstDay, lastDay), startTime, city];
  return (
    <article className={classes.card} data-look={look}>
      <p className={classes.state}>
        <Mark look={look} />
        <StatusBadge state={look} looks={bookingLooks} />
      </p>
      <Link to="/bookings/$documentId" params={{ documentId }} className={classes.name}>
        {name}
      </Link>
      <p className={classes.line}>{service}</p>
      <p className={classes.line}>{when.filter(Boolean).join(', ')}</p>
      {rank && <p className={classes.line}>{rank}</p>}
      {holdEndsAt && <p className={classes.line}>{wording.until(holdEndsAt)}</p>}
      <Marks {...booking} />
      {children}
    </article>
  );
}

const looks: StatusLooks<'asks'> = { asks: { label: wording.asksForDays.mark, colour: 'amber' } };

/** Marks a booking whose client waits for an answer about other days, or owes money. */
export function Marks({ documentId, asksForOtherDays }: Partial<BriefBooking>) {
  const { data: owing = [] } = useQuery(paymentQueries.owing());
  const owed = owing.find(({ booking }) => booking.documentId === documentId)?.balance;
  return (
    <>
      {asksForOtherDays && (
        <span className={classes.mark}>
          <StatusBadge state="asks" looks={looks} />
        </span>
      )}
      {owed && <Text c={owed.isOverdue ? 'red' : 'dimmed'}>{wording.owes(owed)}</Text>}
    </>
  );
}
