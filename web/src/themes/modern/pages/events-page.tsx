import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
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
import { Photo } from '../../../pictures/photo';
import { useShownPages } from '../../../routing/more-pages';
import { PageHead } from '../../../seo/page-head';
import { CalendarLink, CalendarSubscription } from '../../shared/calendar-link';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { ListState, ViewMore } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './events-page.module.css';

const PANEL_ID = 'events-list';

/** Events as a programme, latest date first, filtered by four tabs. */
export function EventsPage({ tab }: { tab: EventTab }) {
  const site = useSite();
  const part = { page: useShownPages(), parameter: 'pages' } as const;
  const list = useInfiniteQuery(eventQueries.pages(tab));
  const pages = list.data?.pages ?? [];
  const events = pages.flatMap(({ items }) => items);

  return (
    <>
      <PageHead
        title={wording.events.title}
        description={wording.events.description(site.title)}
        part={part}
      />
      <PageHeader title={wording.events.title} lead={<p>{wording.events.lead}</p>} />
      <Section ground="light">
        <EventTabs chosen={tab} panelId={PANEL_ID} />
        <CalendarSubscription
          classNames={{ group: classes.subscription, action: actions.action, answer: classes.answer }}
        />
        {/* A panel without anything to focus is itself a stop of the Tab key. */}
        <div
          role="tabpanel"
          id={PANEL_ID}
          aria-labelledby={eventTabId(tab)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as the pattern for tab panels asks
          tabIndex={0}
          className={classes.panel}
        >
          <ListState query={list} words={eventsWording} isEmpty={events.length === 0} />
          <ol>
            {events.map((event, index) => (
              <li key={event.id}>
                <EventEntry event={event} priority={index === 0} />
              </li>
            ))}
          </ol>
          {(list.hasNextPage || pages.length > 1) && (
            <ViewMore list={list} label={eventsWording.viewMore} allShown={wording.events.allShown} />
          )}
        </div>
      </Section>
    </>
  );
}

interface EventTabsProps {
  chosen: EventTab;
  /** id of the list that the tabs filter */
  panelId: string;
}

/** id of a tab, by which the list names itself. */
const eventTabId = (tab: EventTab): string => `events-${tab}`;

/** Four tabs that are links: each has an address, and works without JavaScript. */
function EventTabs({ chosen, panelId }: EventTabsProps) {
  return (
    <div role="tablist" aria-label={wording.events.tabs} className={classes.tabs}>
      {EVENT_TABS.map((tab) => (
        <Link
          key={tab}
          role="tab"
          id={eventTabId(tab)}
          aria-selected={tab === chosen}
          aria-controls={panelId}
          tabIndex={tab === chosen ? 0 : -1}
          to="/events"
          search={{ type: tab === ALL_EVENTS ? undefined : tab }}
          activeOptions={{ exact: true }}
          resetScroll={false}
          className={`${text.label} ${classes.tab}`}
          onKeyDown={moveAmongTabs}
        >
          {eventsWording.tabs[tab]}
        </Link>
      ))}
    </div>
  );
}

/** Arrows, Home and End move the focus; Space chooses as Enter does. */
function moveAmongTabs(event: KeyboardEvent<HTMLAnchorElement>) {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(tab);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: tabs[(at + 1) % tabs.length],
    ArrowLeft: tabs.at(at - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  };
  if (event.key === ' ') tab.click();
  else if (targets[event.key]) targets[event.key]?.focus();
  else return;
  event.preventDefault();
}

interface EventEntryProps {
  event: SiteEvent;
  /** In the first screen */
  priority: boolean;
}

/** One event as an entry of a programme: the day very large, what, where and when, a photograph. */
function EventEntry({ event, priority }: EventEntryProps) {
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

function EventFacts({ event }: { event: SiteEvent }) {
  const { time, location, maxAttendees } = event;
  const status = statusOn(event, useToday());
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
