import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../shared/days';
import { nairobiDay } from '../../shared/nairobi';

interface AnyWork {
  /** Its row in the table of all work: a new name is new work */
  name: string;
  /** What it does, for the owner */
  title: string;
  /**
   * Doing it twice must do no harm: whoever claimed it may die before it is said to be done. What throws is tried again.
   *
   * @param now milliseconds since 1970
   */
  run(strapi: Core.Strapi, now: number): Promise<unknown>;
}

/** Done once a day. */
export interface DailyWork extends AnyWork {
  /** 'HH:MM' in Nairobi */
  daily: string;
}

/** Done when what is stored says so. */
export interface DueWork extends AnyWork {
  /**
   * The moment of what comes first, in milliseconds since 1970, past ones too; undefined when nothing waits.
   *
   * @param after only moments later than this one
   */
  nextDue(strapi: Core.Strapi, after?: number): Promise<number | undefined>;
}

export type Work = DailyWork | DueWork;

/** @returns the first moment after `now` at which clocks in Nairobi show this time */
export function nextDaily(time: string, now: number): number {
  const today = Date.parse(`${nairobiDay(now)}T${time}:00+03:00`);
  return today > now ? today : today + DAY_MS;
}
