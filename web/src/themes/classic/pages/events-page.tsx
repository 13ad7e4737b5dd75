import { useInfiniteQuery } from '@tanstack/react-query';
import { longDate } from '../../../dates/long-date';
import { useToday } from '../../../features/bookings/use-today';
import {
  ALL_EVENTS,
  EVENT_TABS,
  type EventTab,
  type SiteEvent,
  statusOn,
} from '../../../features/events/event';
import { eventQueries } from '../../../features/events/queries';
import { eventsWording } from '../../../features/events/wording';
import { useSite } from '../../../features/site/use-site';
import { useShownPages } from '../../../routing/more-pages';
import { PageHead } from '../../../seo/page-head';
import { CalendarLink, CalendarSubscription } from '../../shared/calendar-link';
import { Tabs } from '../components/choices';
import { FramedPhoto } from '../components/framed-photo';
import { LeaderList } from '../components/leader-list';
import { PageTitle } from '../components/page-title';
import { ListState, ViewMore } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './events-page.module.css';

const PANEL_ID = 'events';

interface EventsPageProps {
  tab: EventTab;
  onTab: (tab: EventTab) => void;
}

/** Four tabs over one list, latest date first. */
export function EventsPage({ tab, onTab }: EventsPageProps) {
  const site = useSite();
  const part = { page: useShownPages(), parameter: 'pages' } as const;
  const list = useInfiniteQuery(eventQueries.pages(tab));
  const events = list.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <>
      <PageHead
        title={wording.events.title}
        description={wording.events.description(site.title)}
        part={part}
      />
      <PageTitle title={wording.events.title} lead={<p>{wording.events.lead}</p>}>
        <Tabs
          name="type"
          legend={wording.events.types}
          panelId={PANEL_ID}
          choices={EVENT_TABS.map((value) => ({ label: eventsWording.tabs[value], value }))}
          chosen={tab}
          onChoose={(value) => onTab(EVENT_TABS.find((known) => known === value) ?? ALL_EVENTS)}
        />
        <CalendarSubscription
          classNames={{ group: classes.subscription, action: actions.action, answer: classes.answer }}
        />
      </PageTitle>
      <div id={PANEL_ID} role="tabpanel" aria-label={eventsWording.tabs[tab]} className={classes.panel}>
        <ListState query={list} words={eventsWording} isEmpty={events.length === 0} />
        {events.length > 0 && (
          <ul className={classes.list}>
            {events.map((event) => (
              <li key={event.id}>
                <EventEntry event={event} />
              </li>
            ))}
          </ul>
        )}
        <ViewMore list={list} label={eventsWording.viewMore} />
      </div>
    </>
  );
}

const words = wording.events;

/** One event as an entry of the programme. */
function EventEntry({ event }: { event: SiteEvent }) {
  const { title, description, date, time, location, type, maxAttendees, picture } = event;
  const status = statusOn(event, useToday());
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
