import type { NoticeSettings } from '../content';
import { DAY_MS } from '../shared/days';
import { NAIROBI_AHEAD_MS } from '../shared/nairobi';

const MINUTE_MS = 60_000;
/** 08:00, when the daily email is sent. */
const DAILY_MINUTE = 8 * 60;
/** Setting "At once": the shortest time between two emails, so that many forms do not cause many emails. */
const PAUSE_MS = 5 * MINUTE_MS;

/** Returns minutes since midnight in Nairobi. */
function minuteOfDay(time: number): number {
  return Math.floor(((time + NAIROBI_AHEAD_MS) % DAY_MS) / MINUTE_MS);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns whether it is a quiet hour. The first minute is included, the last is not. */
export function isQuiet({ quietFrom, quietUntil }: NoticeSettings, now: number): boolean {
  if (!quietFrom || !quietUntil) return false;
  const [from, until, minute] = [minutesOf(quietFrom), minutesOf(quietUntil), minuteOfDay(now)];
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
  const midnight = oldest - ((oldest + NAIROBI_AHEAD_MS) % DAY_MS);
  const sameDay = midnight + DAILY_MINUTE * MINUTE_MS;
  return now >= (oldest < sameDay ? sameDay : sameDay + DAY_MS);
}
