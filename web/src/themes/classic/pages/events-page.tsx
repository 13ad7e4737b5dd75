import { useInfiniteQuery } from '@tanstack/react-query';
import { ALL_EVENTS, EVENT_TABS, type EventTab } from '../../../features/events/event';
import { eventQueries } from '../../../features/events/queries';
import { eventsWording } from '../../../features/events/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { EventEntry } from '../events/event-entry';
import { Tabs } from '../pieces/choices';
import { PageTitle } from '../pieces/page-title';
import { ListState, ViewMore } from '../pieces/states';
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
  const list = useInfiniteQuery(eventQueries.pages(tab));
  const events = list.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <>
      <PageHead title={wording.events.title} description={wording.events.description(site.title)} />
      <PageTitle title={wording.events.title} lead={<p>{wording.events.lead}</p>}>
        <Tabs
          name="type"
          legend={wording.events.types}
          panelId={PANEL_ID}
          choices={EVENT_TABS.map((value) => ({ label: eventsWording.tabs[value], value }))}
          chosen={tab}
          onChoose={(value) => onTab(EVENT_TABS.find((known) => known === value) ?? ALL_EVENTS)}
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
