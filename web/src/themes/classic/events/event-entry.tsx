import { longDate } from '../../../dates/long-date';
import type { SiteEvent } from '../../../features/events/event';
import { eventsWording } from '../../../features/events/wording';
import { CalendarLink } from '../../behaviour/calendar-link';
import { FramedPhoto } from '../pieces/framed-photo';
import { LeaderList } from '../pieces/leader-list';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './event-entry.module.css';

const words = wording.events;

/** One event as an entry of the programme. */
export function EventEntry({ event }: { event: SiteEvent }) {
  const { title, description, date, time, location, type, status, maxAttendees, picture } = event;
  const when = (
    <time dateTime={time ? `${date}T${time}` : date}>
      {[longDate(date), time].filter(Boolean).join(', ')}
    </time>
  );
  const rows = [
    { label: words.when, value: when },
    { label: words.where, value: location },
    { label: words.type, value: words.typeNames[type] },
    { label: words.seats, value: maxAttendees > 0 ? String(maxAttendees) : '' },
  ];
  return (
    <article className={classes.entry}>
      {picture && (
        <FramedPhoto picture={picture} sizes="(min-width: 62em) 28vw, 90vw" className={classes.picture} />
      )}
      <div className={classes.words}>
        <p className={`${text.label} ${text.accent}`}>{eventsWording.status[status]}</p>
        <h2 className={`${text.title2} ${classes.title}`}>{title}</h2>
        {description && <p className={classes.description}>{description}</p>}
        <LeaderList rows={rows.filter(({ value }) => value)} />
        <CalendarLink event={event} className={`${actions.action} ${classes.calendar}`} />
      </div>
    </article>
  );
}
