import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import type { EventTab } from '../../features/events/event';
import type { useEventsPage } from '../../pages/use-events';

const PANEL_ID = 'events-list';

/** id of a tab, by which the panel names itself. */
const tabId = (tab: EventTab): string => `events-${tab}`;

interface EventTabsProps extends Pick<ReturnType<typeof useEventsPage>, 'tabs' | 'chosen'> {
  to: '/events' | '/v1/events';
  label: string;
  classNames: Record<'row' | 'choice', string | undefined>;
}

/** Tabs that are links: each has an address, and works without JavaScript. */
export function EventTabs({ to, label: named, tabs, chosen, classNames }: EventTabsProps) {
  return (
    <div role="tablist" aria-label={named} className={classNames.row}>
      {tabs.map(({ value, label, search }) => (
        <Link
          key={value}
          role="tab"
          id={tabId(value)}
          aria-selected={value === chosen}
          aria-controls={PANEL_ID}
          tabIndex={value === chosen ? 0 : -1}
          to={to}
          search={search}
          activeOptions={{ exact: true }}
          resetScroll={false}
          className={classNames.choice}
          onKeyDown={moveAmongTabs}
        >
          {label}
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

interface EventPanelProps {
  chosen: EventTab;
  className: string | undefined;
  children: ReactNode;
}

/** A panel without anything to focus is itself a stop of the Tab key. */
export function EventPanel({ chosen, className, children }: EventPanelProps) {
  return (
    <div
      role="tabpanel"
      id={PANEL_ID}
      aria-labelledby={tabId(chosen)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as the pattern for tab panels asks
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}
