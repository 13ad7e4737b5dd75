import type { Core } from '@strapi/strapi';
import { addDays, weekOf } from '../../shared/days';
import { siteDay, startOfDay } from '../../shared/site-clock';

export interface WeeklyCount {
  /** Monday of the week at the site's place, YYYY-MM-DD */
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
      const createdAt = { $gte: start, $lt: new Date(startOfDay(addDays(siteDay(start.getTime()), 7))) };
      const [messages, volunteers] = await Promise.all([
        strapi.db.query('api::message.message').count({ where: { createdAt } }),
        strapi.db.query('api::volunteer.volunteer').count({ where: { createdAt } }),
      ]);
      return { weekStart: siteDay(start.getTime()), messages, volunteers };
    }),
  );
}

/** Returns Mondays at 00:00 on the site's clock, oldest first; the last begins the current week. */
export function weekStarts(weeks: number, now: Date): Date[] {
  const [monday = ''] = weekOf(siteDay(now.getTime()));
  return Array.from(
    { length: weeks },
    (_, index) => new Date(startOfDay(addDays(monday, (index + 1 - weeks) * 7))),
  );
}
