import { useRouteContext } from '@tanstack/react-router';
import {
  CALENDAR_PATH,
  calendarAddress,
  type SiteEvent,
  subscriptionAddress,
} from '../../features/events/event';
import { eventsWording } from '../../features/events/wording';

/** Puts an event that is still to come into a visitor's own calendar. */
export function CalendarLink({ event, className }: { event: SiteEvent; className: string }) {
  if (event.status !== 'upcoming') return null;
  return (
    <a
      href={calendarAddress(event)}
      download
      aria-label={eventsWording.addToCalendarNamed(event.title)}
      className={className}
    >
      {eventsWording.addToCalendar}
    </a>
  );
}

/** Keeps all events in a visitor's own calendar, and tells programs where that calendar is. */
export function CalendarSubscription({ className }: { className: string | undefined }) {
  const { origin } = useRouteContext({ from: '__root__' });
  return (
    <>
      <link rel="alternate" type="text/calendar" title={eventsWording.subscribe} href={CALENDAR_PATH} />
      <a href={subscriptionAddress(origin)} className={className}>
        {eventsWording.subscribe}
      </a>
    </>
  );
}
