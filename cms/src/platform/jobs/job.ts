import type { Core } from '@strapi/strapi';
import { addDays } from '../../shared/days';
import { siteDay, siteMoment } from '../../shared/site-clock';

interface AnyWork {
  /** Key of its row in the job table: a new name makes a new job */
  name: string;
  /** Description for the owner */
  title: string;
  /** Takes minutes: it runs beside the other jobs, which must be on time. */
  isSlow?: true;
  /**
   * Must be safe to run twice: a process may die after the work and before it is marked as done. If it throws, it is
   * tried again.
   *
   * @param now milliseconds since 1970
   * @param stopping aborted at shutdown: slow work ends
   */
  run(strapi: Core.Strapi, now: number, stopping?: AbortSignal): Promise<unknown>;
}

export interface DailyWork extends AnyWork {
  /** 'HH:MM' on the site's clock */
  daily: string;
}

export interface DueWork extends AnyWork {
  /**
   * Returns the time of the earliest due entry, in milliseconds since 1970, even if it is past; undefined when nothing
   * waits.
   *
   * @param after only times later than this one
   */
  nextDue(strapi: Core.Strapi, after?: number): Promise<number | undefined>;
}

export type Work = DailyWork | DueWork;

/** Returns the first time after `now` at which the site's clock shows this time. */
export function nextDaily(time: string, now: number): number {
  const day = siteDay(now);
  const today = Date.parse(siteMoment(day, time));
  return today > now ? today : Date.parse(siteMoment(addDays(day, 1), time));
}
