import type { NoticeSettings } from '../content';
import { addDays } from '../shared/days';
import { siteDay, siteMoment, siteTime } from '../shared/site-clock';

const MINUTE_MS = 60_000;
/** When the daily email is sent. */
const DAILY_TIME = '08:00';
/** Setting "At once": the shortest time between two emails, so that many forms do not cause many emails. */
const PAUSE_MS = 5 * MINUTE_MS;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns whether it is a quiet hour. The first minute is included, the last is not. */
export function isQuiet({ quietFrom, quietUntil }: NoticeSettings, now: number): boolean {
  if (!quietFrom || !quietUntil) return false;
  const [from, until, minute] = [minutesOf(quietFrom), minutesOf(quietUntil), minutesOf(siteTime(now))];
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

interface Waiting {
  /** When the oldest waiting notice was written */
  oldest: number;
  /** When the last email was sent; 0 for never */
  lastTold: number;
}

/** Returns whether the waiting notices are due. Times are milliseconds since 1970. */
export function isDigestDue(settings: NoticeSettings, { oldest, lastTold }: Waiting, now: number): boolean {
  if (isQuiet(settings, now)) return false;
  if (settings.notifyOwner !== 'daily') return now - lastTold >= PAUSE_MS;
  const day = siteDay(oldest);
  const sameDay = Date.parse(siteMoment(day, DAILY_TIME));
  return now >= (oldest < sameDay ? sameDay : Date.parse(siteMoment(addDays(day, 1), DAILY_TIME)));
}
