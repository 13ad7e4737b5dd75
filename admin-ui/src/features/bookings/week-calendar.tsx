import { addDays, weekOf } from '../../../../cms/src/shared/days';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { weekdayAndDay } from '../../dates/format';
import { serverNow } from '../../dates/server-clock';
import type { SearchState } from '../../kit/list/list-search';
import { Loaded } from '../../kit/page/loaded';
import { AwayLine } from './away-dialog';
import { type BookingSearch, dayOf } from './booking';
import { BookingCard } from './booking-card';
import { useCalendar } from './calendar';
import { CalendarTools } from './calendar-tools';
import classes from './week-calendar.module.css';
import { wording } from './wording';

const words = wording.calendar;
/** Characters of a weekday's short name. */
const SHORT = 3;

export function WeekCalendar({ search, setSearch }: SearchState<BookingSearch>) {
  const chosen = dayOf(search);
  const week = weekOf(chosen);
  const { query, days, removeAway } = useCalendar(week);
  return (
    <>
      <CalendarTools
        span="week"
        title={words.week(week.at(0) ?? chosen, week.at(-1) ?? chosen)}
        previous={addDays(chosen, -week.length)}
        next={addDays(chosen, week.length)}
        setSearch={setSearch}
      />
      <Loaded query={query}>
        {() => (
          <ol className={classes.week}>
            {days.map(({ day, bookings, away }, place) => (
              <li key={day} className={classes.day} data-today={day === siteDay(serverNow()) || undefined}>
                <h3 className={classes.title} aria-label={weekdayAndDay(day)}>
                  <span>{words.weekdays[place]?.slice(0, SHORT)}</span> {Number(day.slice(-2))}
                  {day === siteDay(serverNow()) && <span className={classes.today}>{words.today}</span>}
                </h3>
                {away.map((one) => (
                  <AwayLine
                    key={one.documentId}
                    away={one}
                    onEdit={() => setSearch({ away: one.documentId })}
                    onRemove={() => removeAway(one)}
                  />
                ))}
                {bookings.map((booking) => (
                  <BookingCard key={booking.documentId} booking={booking} withoutDays />
                ))}
                {bookings.length + away.length === 0 && <p className={classes.nothing}>{words.free}</p>}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </>
  );
}
