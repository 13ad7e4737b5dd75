import { Anchor } from '@mantine/core';
import { amountOf } from '../../../../cms/src/shared/booking';
import { calendarDays, nairobiTimestamp } from '../../dates/format';
import { Fact } from '../../kit/page/fact';
import { mailTo } from '../person/mail-to';
import type { Booking } from './booking';
import classes from './booking-facts.module.css';
import { wording } from './wording';

/** Shows everything the client asked for; skips empty fields. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { facts } = wording;
  const { service, unit, quantity, extras, firstDay, lastDay, startTime, city, venue, name, email, phone } =
    booking;
  const { createdAt, notes } = booking;
  return (
    <dl className={classes.facts}>
      <Fact label={facts.service}>{service}</Fact>
      <Fact label={facts.quantity}>{amountOf(quantity, unit)}</Fact>
      <Fact label={facts.days}>{calendarDays(firstDay, lastDay)}</Fact>
      <Fact label={facts.startTime}>{startTime}</Fact>
      <Fact label={facts.place}>{[venue, city].filter(Boolean).join(', ')}</Fact>
      <Fact label={facts.extras}>{extras.join(', ')}</Fact>
      <Fact label={facts.name}>{name}</Fact>
      <Fact label={facts.email}>{email && <Anchor href={mailTo(email)}>{email}</Anchor>}</Fact>
      <Fact label={facts.phone}>{phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor>}</Fact>
      <Fact label={facts.received}>
        <time dateTime={createdAt}>{nairobiTimestamp(createdAt)}</time>
      </Fact>
      <Fact label={facts.notes} wide>
        {notes}
      </Fact>
    </dl>
  );
}
