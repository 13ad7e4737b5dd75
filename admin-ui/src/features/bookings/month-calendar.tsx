import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addMonths, dayForKey, weeksOfMonth } from '../../../../cms/src/shared/days';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { monthOfYear, weekdayAndDay } from '../../dates/format';
import { serverNow } from '../../dates/server-clock';
import type { SearchState } from '../../kit/list/list-search';
import { Loaded } from '../../kit/page/loaded';
import { AwayLine } from './away-dialog';
import {
  type Away,
  type BookingSearch,
  type BriefBooking,
  bookingLooks,
  calendarLooks,
  dayOf,
  lookOf,
  nameOf,
} from './booking';
import { BookingCard } from './booking-card';
import { type CalendarDay, useCalendar } from './calendar';
import { CalendarTools } from './calendar-tools';
import { rankNote } from './day-notes';
import { Mark } from './mark';
import classes from './month-calendar.module.css';
import { wording } from './wording';

const words = wording.calendar;
/** Characters of a weekday's short name. */
const SHORT = 3;
const YEAR_AND_MONTH = 'YYYY-MM'.length;
/** Maximum chips per day; the list of the chosen day shows all. */
const CHIPS = 3;

export function MonthCalendar({ search, setSearch }: SearchState<BookingSearch>) {
  const chosen = dayOf(search);
  const weeks = weeksOfMonth(chosen);
  const { query, days, removeAway } = useCalendar(weeks.flat());
  const title = monthOfYear(chosen);
  const table = useRef<HTMLTableElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  const choose = (day: string) => setSearch({ day }, { replace: true });
  const goByKey = (event: KeyboardEvent) => {
    const day = dayForKey(event.key, chosen, event.shiftKey);
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    isByKey.current = true;
    choose(day);
  };
  const chosenDay = days.find(({ day }) => day === chosen);

  return (
    <>
      <CalendarTools
        span="month"
        title={title}
        previous={addMonths(chosen, -1)}
        next={addMonths(chosen, 1)}
        setSearch={setSearch}
      />
      <Loaded query={query}>
        {() => (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, walked with the arrow keys */}
            <table ref={table} className={classes.month} role="grid" aria-label={title} onKeyDown={goByKey}>
              <thead>
                <tr>
                  {words.weekdays.map((weekday) => (
                    <th key={weekday} scope="col" abbr={weekday}>
                      {weekday.slice(0, SHORT)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week[0]}>
                    {days
                      .filter(({ day }) => week.includes(day))
                      .map((day) => (
                        <DayCell key={day.day} day={day} chosen={chosen} onChoose={choose} />
                      ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <Legend />
            {chosenDay && <ChosenDay day={chosenDay} setSearch={setSearch} onRemoveAway={removeAway} />}
          </>
        )}
      </Loaded>
    </>
  );
}

const chipWords = (booking: BriefBooking): string =>
  words.chip(rankNote(booking) || bookingLooks[lookOf(booking)].label, nameOf(booking));

interface DayCellProps {
  day: CalendarDay;
  chosen: string;
  onChoose: (day: string) => void;
}

function DayCell({ day: { day, bookings, away }, chosen, onChoose }: DayCellProps) {
  const isChosen = day === chosen;
  const isToday = day === siteDay(serverNow());
  const label = [
    weekdayAndDay(day),
    isToday && words.isToday,
    away.length > 0 && wording.away.word,
    bookings.length > 0 && words.bookings(bookings.length),
  ];
  return (
    <td
      className={classes.cell}
      data-chosen={isChosen || undefined}
      data-beside={day.slice(0, YEAR_AND_MONTH) !== chosen.slice(0, YEAR_AND_MONTH) || undefined}
    >
      <button
        type="button"
        className={classes.day}
        data-day={day}
        data-today={isToday || undefined}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={label.filter(Boolean).join(', ')}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(-2))}
      </button>
      <div className={classes.chips}>
        {away.length > 0 && (
          <span className={classes.away}>
            <span className={classes.words}>{wording.away.word}</span>
          </span>
        )}
        {bookings.slice(0, CHIPS).map((booking) => (
          <Link
            key={booking.documentId}
            to="/bookings/$documentId"
            params={{ documentId: booking.documentId }}
            className={classes.chip}
            data-look={lookOf(booking)}
            aria-label={chipWords(booking)}
            title={chipWords(booking)}
            // The list of the chosen day has the same links; here they would add a hundred Tab stops.
            tabIndex={-1}
          >
            <Mark look={lookOf(booking)} />
            <span className={classes.words}>{booking.name}</span>
          </Link>
        ))}
        {bookings.length > CHIPS && (
          <span className={classes.more}>
            <span className={classes.words}>{words.more(bookings.length - CHIPS)}</span>
          </span>
        )}
      </div>
    </td>
  );
}

function Legend() {
  return (
    <ul className={classes.legend} aria-label={words.legend}>
      {calendarLooks.map((look) => (
        <li key={look}>
          <Mark look={look} />
          {bookingLooks[look].label}
        </li>
      ))}
      <li>
        <span className={classes.away} />
        {wording.away.word}
      </li>
      <li className={classes.keys}>{words.keys}</li>
    </ul>
  );
}

interface ChosenDayProps extends Pick<SearchState<BookingSearch>, 'setSearch'> {
  day: CalendarDay;
  onRemoveAway: (away: Away) => void;
}

function ChosenDay({ day: { day, bookings, away }, setSearch, onRemoveAway }: ChosenDayProps) {
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
