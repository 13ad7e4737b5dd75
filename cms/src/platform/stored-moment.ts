import type { Core } from '@strapi/strapi';

/** Clocks of servers differ by less than this. Milliseconds */
export const CLOCK_MARGIN_MS = 10 * 60_000;

/**
 * Returns whether a stored moment is later than it can be, because a clock was ahead when it was stored. Callers treat
 * it as unknown. It is logged as a warning.
 *
 * @param what names the moment in the log
 * @param moment milliseconds since 1970
 * @param latest the latest moment that can be right; by default now
 */
export function isTooLate(
  strapi: Core.Strapi,
  what: string,
  moment: number,
  latest: number = Date.now(),
): boolean {
  if (moment <= latest + CLOCK_MARGIN_MS) return false;
  strapi.log.warn(
    `${what} is stored with ${new Date(moment).toISOString()}, which is too late. It is ignored. Check the clock of the server.`,
  );
  return true;
}
