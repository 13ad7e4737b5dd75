import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../shared/days';
import { NAIROBI_AHEAD_MS, nairobiDay } from '../../shared/nairobi';

export interface WeeklyCount {
  /** Monday of the week, in Nairobi, YYYY-MM-DD */
  weekStart: string;
  messages: number;
  volunteers: number;
}

const MAX_WEEKS = 52;

export async function weeklyCounts(
  strapi: Core.Strapi,
  weeks: number,
  now = new Date(),
): Promise<WeeklyCount[]> {
  const starts = weekStarts(Math.min(Math.max(1, weeks), MAX_WEEKS), now);
  return Promise.all(
    starts.map(async (start) => {
      const createdAt = { $gte: start, $lt: new Date(start.getTime() + 7 * DAY_MS) };
      const [messages, volunteers] = await Promise.all([
        strapi.db.query('api::message.message').count({ where: { createdAt } }),
        strapi.db.query('api::volunteer.volunteer').count({ where: { createdAt } }),
      ]);
      return { weekStart: nairobiDay(start.getTime()), messages, volunteers };
    }),
  );
}

/** Returns Mondays at 00:00 in Nairobi, oldest first; the last begins the current week. */
export function weekStarts(weeks: number, now: Date): Date[] {
  const today = new Date(nairobiDay(now.getTime()));
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS - NAIROBI_AHEAD_MS;
  return Array.from({ length: weeks }, (_, index) => new Date(monday - (weeks - 1 - index) * 7 * DAY_MS));
}
