import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { ALL_EVENTS, EVENT_TABS, type EventTab } from '../../../features/events/event';
import { eventsWording } from '../../../features/events/wording';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './event-tabs.module.css';

interface EventTabsProps {
  chosen: EventTab;
  /** id of the list that the tabs filter */
  panelId: string;
}

/** id of a tab, by which the list names itself. */
export const eventTabId = (tab: EventTab): string => `events-${tab}`;

/** Four tabs that are links: each has an address, and works without JavaScript. */
export function EventTabs({ chosen, panelId }: EventTabsProps) {
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
