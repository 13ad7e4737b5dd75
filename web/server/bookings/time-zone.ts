import { type Days, eachDay } from '../../../cms/src/shared/days';
import { place } from '../../../cms/src/shared/place';
import { aheadAt, endOfDay, offsetText, startOfDay } from '../../../cms/src/shared/site-clock';

/** Clocks change at a full or half hour. */
const HALF_HOUR_MS = 30 * 60_000;

/** Returns the definition of the site's time zone for a calendar of these days (RFC 5545, 3.6.5). */
export function timeZoneOf(days: Days): string {
  let ahead = aheadAt(startOfDay(days.firstDay));
  const parts = [observance('STANDARD', 0, ahead, ahead)];
  for (const day of eachDay(days)) {
    const then = aheadAt(endOfDay(day));
    if (then === ahead) continue;
    let change = startOfDay(day);
    while (aheadAt(change) === ahead) change += HALF_HOUR_MS;
    parts.push(observance(then > ahead ? 'DAYLIGHT' : 'STANDARD', change + ahead, ahead, then));
    ahead = then;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${place().timeZone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** @param since on the clock before the change, as milliseconds since 1970 */
const observance = (kind: 'STANDARD' | 'DAYLIGHT', since: number, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${new Date(since).toISOString().replace(/[-:]|\..*/g, '')}`,
  `TZOFFSETFROM:${offsetText(from).replace(':', '')}`,
  `TZOFFSETTO:${offsetText(to).replace(':', '')}`,
  `END:${kind}`,
];
