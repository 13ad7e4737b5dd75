import { addDays, daysSinceMonday } from '../../../../cms/src/shared/days';
import { nairobiDay, nairobiMoment } from '../../../../cms/src/shared/nairobi';

const END_OF_WORK = '18:00';
/** Days after Monday. */
const FRIDAY = 4;
const WEEK = 7;

/** Converts to UTC, so that times sort as text. */
const utcMoment = (day: string, time: string): string => new Date(nairobiMoment(day, time)).toISOString();

const HOLDS = ['friday', 'tomorrow', 'threeDays'] as const;
export type Hold = (typeof HOLDS)[number];

/**
 * Returns the most common end times in ISO 8601. Friday is the next one whose 18:00 is in the future.
 * @param now as of `Date.now()`
 */
export function holdEnds(now: number): Record<Hold, string> {
  const today = nairobiDay(now);
  const at = (days: number) => utcMoment(addDays(today, days), END_OF_WORK);
  const toFriday = (FRIDAY - daysSinceMonday(today) + WEEK) % WEEK;
  const isOver = Date.parse(at(toFriday)) <= now;
  return { friday: at(isOver ? toFriday + WEEK : toFriday), tomorrow: at(1), threeDays: at(3) };
}

/** Returns the end times within the booking, likeliest first; the CMS refuses later ones. */
export function holdsBefore(lastDay: string, ends: Record<Hold, string>): Hold[] {
  const over = utcMoment(addDays(lastDay, 1), '00:00');
  return HOLDS.filter((hold) => ends[hold] < over);
}

/** Parses a typed day and time in Nairobi time; null while it is incomplete. */
export function ownMoment(typed: string): string | null {
  const [day = '', time = ''] = typed.split('T');
  return /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time)
    ? utcMoment(day, time.slice(0, END_OF_WORK.length))
    : null;
}
