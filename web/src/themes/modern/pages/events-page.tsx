import { useToday } from '../../../features/bookings/use-today';
import { type SiteEvent, statusOn } from '../../../features/events/event';
import { eventsWording } from '../../../features/events/wording';
import { useEventsPage } from '../../../pages/use-events';
import { Photo } from '../../../pictures/photo';
import { longDate } from '../../../texts/long-date';
import { CalendarLink, CalendarSubscription } from '../../shared/calendar-link';
import { EventPanel, EventTabs } from '../../shared/event-tabs';
import { FactList } from '../components/fact-list';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { PagedList } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './events-page.module.css';

/** Events as a programme, latest date first, filtered by four tabs. */
export function EventsPage() {
  const { list, chosen, tabs } = useEventsPage();
  return (
    <Page of="events" words={wording.events} part={list.part}>
      <Section ground="light">
        <EventTabs
          to="/events"
          label={wording.events.tabs}
          tabs={tabs}
          chosen={chosen}
          classNames={{ row: classes.tabs, choice: `${text.label} ${classes.tab}` }}
        />
        <CalendarSubscription
          classNames={{ group: classes.subscription, action: actions.action, answer: classes.answer }}
        />
        <EventPanel chosen={chosen} className={classes.panel}>
          <PagedList list={list} words={eventsWording} allShown={wording.events.allShown}>
            <ol>
              {list.items.map((event, index) => (
                <li key={event.id}>
                  <EventEntry event={event} priority={index === 0} />
                </li>
              ))}
            </ol>
          </PagedList>
        </EventPanel>
      </Section>
    </Page>
  );
}

/** One event as an entry of a programme: the day very large, what, where and when, a photograph. */
function EventEntry({ event, priority }: { event: SiteEvent; priority: boolean }) {
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
        <h2 className={text.title2}>{title}</h2>
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

function EventFacts({ event }: { event: SiteEvent }) {
  const { time, location, seats } = event;
  const status = statusOn(event, useToday());
  const facts = [
    { label: wording.events.status, value: eventsWording.status[status], status },
    { label: wording.events.time, value: time },
    { label: wording.events.location, value: location },
    { label: wording.events.attendees, value: seats },
  ];
  return <FactList facts={facts} classNames={{ list: classes.facts, value: classes.value }} />;
}
