import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { weekdayAndDay } from '../../dates/format';
import type { SearchState } from '../../kit/list/list-search';
import { AwayLine } from './away-dialog';
import type { Away, BookingSearch } from './booking';
import { BookingCard } from './booking-card';
import type { CalendarDay } from './calendar';
import classes from './chosen-day.module.css';
import { wording } from './wording';

interface ChosenDayProps extends Pick<SearchState<BookingSearch>, 'setSearch'> {
  day: CalendarDay;
  onRemoveAway: (away: Away) => void;
}

export function ChosenDay({ day: { day, bookings, away }, setSearch, onRemoveAway }: ChosenDayProps) {
  const words = wording.calendar;
  const title = weekdayAndDay(day);
  return (
    <section className={classes.chosen} aria-label={title}>
      <header className={classes.head}>
        <Title order={3} className={classes.title}>
          {title}
        </Title>
        <Button
          renderRoot={(looks) => <Link to="/bookings/new" search={{ day }} {...looks} />}
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        >
          {words.newOn}
        </Button>
      </header>
      {bookings.length + away.length === 0 && <p className={classes.nothing}>{words.nothing}</p>}
      {away.map((one) => (
        <AwayLine
          key={one.documentId}
          away={one}
          onEdit={() => setSearch({ away: one.documentId })}
          onRemove={() => onRemoveAway(one)}
        />
      ))}
      <ul className={classes.bookings}>
        {bookings.map((booking) => (
          <li key={booking.documentId}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  );
}
