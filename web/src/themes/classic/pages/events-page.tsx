import { useToday } from '../../../features/bookings/use-today';
import { type SiteEvent, statusOn } from '../../../features/events/event';
import { eventsWording } from '../../../features/events/wording';
import { useEventsPage } from '../../../pages/use-events';
import { CalendarLink, CalendarSubscription } from '../../shared/calendar-link';
import { EventPanel, EventTabs } from '../../shared/event-tabs';
import { choicesLook } from '../components/choices';
import { FramedPhoto } from '../components/framed-photo';
import { LeaderList } from '../components/leader-list';
import { Page } from '../components/page';
import { PagedList } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './events-page.module.css';

const words = wording.events;

/** Four tabs over one list, latest date first. */
export function EventsPage() {
  const { list, chosen, tabs } = useEventsPage();
  const below = (
    <>
      <EventTabs to="/v1/events" label={words.types} tabs={tabs} chosen={chosen} classNames={choicesLook} />
      <CalendarSubscription
        classNames={{ group: classes.subscription, action: actions.action, answer: classes.answer }}
      />
    </>
  );
  return (
    <Page of="events" words={words} part={list.part} below={below}>
      <EventPanel chosen={chosen} className={classes.panel}>
        <PagedList list={list} words={eventsWording}>
          {list.items.length > 0 && (
            <ul className={classes.list}>
              {list.items.map((event) => (
                <li key={event.id}>
                  <EventEntry event={event} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </EventPanel>
    </Page>
  );
}

/** One event as an entry of the programme. */
function EventEntry({ event }: { event: SiteEvent }) {
  const { title, description, when, dateTime, location, type, seats, picture } = event;
  const status = statusOn(event, useToday());
  const rows = [
    { label: words.when, value: <time dateTime={dateTime}>{when}</time> },
    { label: words.where, value: location },
    { label: words.type, value: words.typeNames[type] },
    { label: words.seats, value: seats },
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
