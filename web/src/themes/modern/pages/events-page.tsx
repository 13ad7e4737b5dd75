import { useInfiniteQuery } from '@tanstack/react-query';
import type { EventTab } from '../../../features/events/event';
import { eventQueries } from '../../../features/events/queries';
import { eventsWording } from '../../../features/events/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { EventEntry } from '../events/event-entry';
import { EventTabs, eventTabId } from '../events/event-tabs';
import { PageHeader } from '../pieces/page-header';
import { Section } from '../pieces/section';
import { Empty, LoadFailure, Loading, ViewMore } from '../pieces/states';
import { wording } from '../wording';
import classes from './events-page.module.css';

const PANEL_ID = 'events-list';

/** Events as a programme, latest date first, filtered by four tabs. */
export function EventsPage({ tab }: { tab: EventTab }) {
  const site = useSite();
  const list = useInfiniteQuery(eventQueries.pages(tab));
  const pages = list.data?.pages ?? [];
  const events = pages.flatMap(({ items }) => items);

  return (
    <>
      <PageHead title={wording.events.title} description={wording.events.description(site.title)} />
      <PageHeader title={wording.events.title} lead={<p>{wording.events.lead}</p>} />
      <Section ground="light">
        <EventTabs chosen={tab} panelId={PANEL_ID} />
        {/* A panel without anything to focus is itself a stop of the Tab key. */}
        <div
          role="tabpanel"
          id={PANEL_ID}
          aria-labelledby={eventTabId(tab)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as the pattern for tab panels asks
          tabIndex={0}
          className={classes.panel}
        >
          {list.isPending && <Loading text={eventsWording.loading} />}
          {!list.isPending && !list.data && (
            <LoadFailure text={eventsWording.loadFailure} onRetry={() => list.refetch()} />
          )}
          {list.data && events.length === 0 && <Empty text={eventsWording.empty} />}
          <ol>
            {events.map((event, index) => (
              <li key={event.id}>
                <EventEntry event={event} priority={index === 0} />
              </li>
            ))}
          </ol>
          {(list.hasNextPage || pages.length > 1) && (
            <ViewMore
              label={eventsWording.viewMore}
              allShown={wording.events.allShown}
              hasMore={list.hasNextPage}
              isLoading={list.isFetchingNextPage}
              onMore={() => list.fetchNextPage()}
            />
          )}
        </div>
      </Section>
    </>
  );
}
