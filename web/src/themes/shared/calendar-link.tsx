import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useToday } from '../../features/bookings/use-today';
import {
  CALENDAR_PATH,
  calendarAddress,
  googleCalendarAddress,
  type SiteEvent,
  statusOn,
  subscriptionAddress,
} from '../../features/events/event';
import { eventsWording as words } from '../../features/events/wording';
import { WithoutScript } from '../../routing/more-pages';
import { copyText } from './share-button';
import type { ClassNames } from './shell';

/** Adds a future event to a visitor's calendar. */
export function CalendarLink({ event, className }: { event: SiteEvent; className: string }) {
  const today = useToday();
  if (statusOn(event, today) !== 'upcoming') return null;
  return (
    <a
      href={calendarAddress(event)}
      download
      aria-label={words.addToCalendarNamed(event.title)}
      className={className}
    >
      {words.addToCalendar}
    </a>
  );
}

/**
 * Subscribes a visitor's calendar to all events, and names that calendar in the head for programs.
 *
 * @param classNames `group`, `action`, `answer`
 */
export function CalendarSubscription({ classNames }: { classNames: ClassNames }) {
  const { origin } = useRouteContext({ from: '__root__' });
  const [answer, setAnswer] = useState('');
  const address = `${origin}${CALENDAR_PATH}`;
  const answers = { copied: words.addressCopied, refused: words.copyByHand(address) };
  return (
    <div className={classNames.group}>
      <link rel="alternate" type="text/calendar" title={words.subscribe} href={CALENDAR_PATH} />
      <a href={subscriptionAddress(origin)} className={classNames.action}>
        {words.subscribe}
      </a>
      <a
        href={googleCalendarAddress(origin)}
        target="_blank"
        rel="noopener noreferrer"
        className={classNames.action}
      >
        {words.googleCalendar}
      </a>
      <button
        type="button"
        className={classNames.action}
        data-needs-script=""
        onClick={async () => setAnswer(answers[await copyText(address)])}
      >
        {words.copyAddress}
      </button>
      <WithoutScript>
        <p className={classNames.answer}>{words.copyByHand(address)}</p>
      </WithoutScript>
      <p role="status" className={classNames.answer}>
        {answer}
      </p>
    </div>
  );
}
