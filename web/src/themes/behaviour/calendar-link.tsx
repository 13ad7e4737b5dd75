import { calendarAddress, type SiteEvent } from '../../features/events/event';
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
