import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Days, dayForKey, isDay } from '../../../../../cms/src/shared/days';
import {
  hintsOf,
  isChosen,
  longDays,
  monthOf,
  otherMonth,
  weekdayName,
  weekdays,
  weeksOf,
} from '../../../features/bookings/calendar-days';
import { LOOK_FIELD, look } from '../../../features/bookings/look-again';
import type { BookingForm } from '../../../features/bookings/use-booking-form';
import { bookingWording } from '../../../features/bookings/wording';
import { longDate, monthAndYear } from '../../../texts/long-date';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import classes from './booking-calendar.module.css';

const words = bookingWording.calendar;

/** How far ahead the pages of the calendar go. Months. */
const MONTHS_AHEAD = 24;

type BookingCalendarProps = BookingForm['calendar'] & {
  chosen: Days;
  choose: (day: string) => void;
  today: string;
  /** A note about the chosen days */
  hint: string | undefined;
};

/**
 * A month of days to choose from, by pointer or by the keys of a grid. Without JavaScript each button posts the form.
 */
export function BookingCalendar(props: BookingCalendarProps) {
  const { month, turnTo, chosen, states, today, hint, failed, tryAgain } = props;
  const titleId = useId();
  const isFirst = month <= monthOf(today);
  const isLast = month >= otherMonth(monthOf(today), MONTHS_AHEAD);
  return (
    <div className={classes.calendar} id={CALENDAR_ID}>
      <div className={classes.head}>
        <Turn to={otherMonth(month, -1)} turnTo={turnTo} isEnd={isFirst} label={words.previous}>
          ←
        </Turn>
        <h3 id={titleId} className={text.title3} aria-live="polite">
          {monthAndYear(`${month}-01`)}
        </h3>
        <Turn to={otherMonth(month, 1)} turnTo={turnTo} isEnd={isLast} label={words.next}>
          →
        </Turn>
      </div>
      <Month {...props} labelledBy={titleId} isLast={isLast} />
      <Legend />
      <div className={classes.hint} role="status">
        <p>{isDay(chosen.firstDay) ? sayChosen(chosen) : words.help}</p>
        {[...(hint ? [hint] : []), ...hintsOf(chosen, states)].map((sentence) => (
          <p key={sentence} className={classes.taken}>
            {sentence}
          </p>
        ))}
      </div>
      {failed && (
        <div className={classes.hint} role="alert">
          <p>{words.failed}</p>
          <button type="button" className={actions.action} data-needs-script="" onClick={tryAgain}>
            {words.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}

function sayChosen({ firstDay, lastDay }: Days): string {
  const isOne = !isDay(lastDay) || lastDay <= firstDay;
  const said = `${longDays(firstDay, isOne ? firstDay : lastDay)}.`;
  return isOne ? `${said} ${words.oneMore}` : said;
}

interface TurnProps {
  to: string;
  turnTo: (month: string) => void;
  /** The last or first month */
  isEnd: boolean;
  label: string;
  children: string;
}

function Turn({ to, turnTo, isEnd, label, children }: TurnProps) {
  // Stays focusable at the ends, so that keyboard users keep their place; there it posts no form.
  return (
    <button
      type={isEnd ? 'button' : 'submit'}
      name={LOOK_FIELD}
      value={look.month(to)}
      {...(!isEnd && BUTTONS_OF_FORM)}
      aria-label={label}
      aria-disabled={isEnd}
      className={classes.turn}
      onClick={(event) => {
        event.preventDefault();
        if (!isEnd) turnTo(to);
      }}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

type MonthProps = BookingCalendarProps & { labelledBy: string; isLast: boolean };

/** One stop for Tab: the arrows move from day to day and into other months. */
function Month({ month, turnTo, chosen, choose, today, states, labelledBy, isLast }: MonthProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, goTo] = useState('');
  const [moves, count] = useState(0);
  const stop = [at, chosen.firstDay, today].find((day) => day >= today && monthOf(day) === month);

  // The target day may be in a month that has only now been rendered.
  useEffect(() => {
    if (moves > 0) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at, moves]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement && event.target.dataset.day;
    const asked = from && dayForKey(event.key, from, event.shiftKey);
    if (!asked) return;
    event.preventDefault();
    const day = asked < today ? today : asked;
    if (isLast && monthOf(day) > month) return;
    goTo(day);
    count(moves + 1);
    if (monthOf(day) !== month) turnTo(monthOf(day));
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid of days is
    <table ref={grid} role="grid" aria-labelledby={labelledBy} className={classes.grid} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map(({ name, short }) => (
            <th key={name} scope="col" abbr={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks stay in their places
          <tr key={row}>
            {week.map((day, column) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
              // biome-ignore lint/suspicious/noArrayIndexKey: days stay in their columns
              <td key={column} aria-selected={day !== null && isChosen(day, chosen)}>
                {day && (
                  <Day
                    day={day}
                    state={states[day] ?? 'FREE'}
                    isPast={day < today}
                    isToday={day === today}
                    isChosen={isChosen(day, chosen)}
                    isStop={day === (stop ?? `${month}-01`)}
                    choose={choose}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  state: keyof typeof words.states;
  isPast: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The day that Tab reaches */
  isStop: boolean;
  choose: (day: string) => void;
}

function Day({ day, state, isPast, isToday, isChosen: chosen, isStop, choose }: DayProps) {
  const said = [
    `${weekdayName(day)} ${longDate(day)}`,
    isPast ? words.past : words.states[state].toLowerCase(),
  ];
  return (
    <button
      type="submit"
      name={LOOK_FIELD}
      value={look.day(day)}
      {...BUTTONS_OF_FORM}
      className={classes.day}
      data-day={day}
      data-state={isPast ? undefined : state}
      data-chosen={chosen || undefined}
      aria-label={[...said, ...(chosen ? [words.chosen] : [])].join(', ')}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
      disabled={isPast}
      onClick={(event) => {
        event.preventDefault();
        choose(day);
      }}
    >
      <span className={classes.number}>{Number(day.slice(-2))}</span>
      <span className={classes.mark} aria-hidden="true" />
    </button>
  );
}

function Legend() {
  return (
    <ul className={classes.legend} aria-label={words.legend}>
      {Object.entries(words.states).map(([state, name]) => (
        <li key={state}>
          <span className={classes.sample} data-state={state} aria-hidden="true">
            <span className={classes.mark} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Ids of the calendar and the estimate on the page. */
const CALENDAR_ID = 'days';
export const ESTIMATE_ID = 'estimate';

/** For buttons that look something up before the form is complete. */
export const BUTTONS_OF_FORM = { formNoValidate: true } as const;
