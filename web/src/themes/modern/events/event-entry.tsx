import { longDate } from '../../../dates/long-date';
import type { SiteEvent } from '../../../features/events/event';
import { eventsWording } from '../../../features/events/wording';
import { Photo } from '../../../pictures/photo';
import { CalendarLink } from '../../behaviour/calendar-link';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './event-entry.module.css';

interface EventEntryProps {
  event: SiteEvent;
  /** In the first screen */
  priority: boolean;
}

/** One event as an entry of a programme: the day very large, what, where and when, a photograph. */
export function EventEntry({ event, priority }: EventEntryProps) {
  const { title, date, description, type, picture } = event;
  const [day, ...monthAndYear] = longDate(date).split(' ');
  return (
    <article className={classes.entry}>
      <p className={classes.date}>
        <time dateTime={date}>
          <span className={text.numeral}>{day}</span>{' '}
          <span className={`${text.label} ${classes.month}`}>{monthAndYear.join(' ')}</span>
        </time>
      </p>
      <div className={classes.words}>
        <p className={`${text.label} ${classes.type}`}>{eventsWording.tabs[type]}</p>
        <h2 className={`${text.title2} ${classes.title}`}>{title}</h2>
        {description && <p className={`${text.prose} ${classes.description}`}>{description}</p>}
        <EventFacts event={event} />
        <CalendarLink event={event} className={`${actions.action} ${classes.calendar}`} />
      </div>
      {picture && (
        <Photo
          picture={picture}
          sizes="(min-width: 62em) 24vw, 40vw"
          priority={priority}
          className={classes.picture}
        />
      )}
    </article>
  );
}

function EventFacts({ event: { time, location, status, maxAttendees } }: { event: SiteEvent }) {
  const facts = [
    { label: wording.events.status, value: eventsWording.status[status], status },
    { label: wording.events.time, value: time },
    { label: wording.events.location, value: location },
    { label: wording.events.attendees, value: maxAttendees > 0 ? String(maxAttendees) : '' },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ({ label, value, status }) =>
          value && (
            <div key={label}>
              <dt className={`${text.label} ${text.quiet}`}>{label}</dt>
              <dd className={classes.value} data-status={status}>
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
