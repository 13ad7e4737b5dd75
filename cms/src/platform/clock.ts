import type { Core } from '@strapi/strapi';

/** The clocks of synchronised servers differ by far less. */
export const CLOCK_MARGIN_MS = 60_000;

/**
 * Returns whether a stored moment was written under a clock that was ahead. It then counts as unknown.
 *
 * @param longest how far in the future such a moment may lie, in milliseconds; 0 for what has happened
 */
export const isFromAhead = (time: number, now: number, longest = 0): boolean =>
  time > now + longest + CLOCK_MARGIN_MS;

/**
 * Returns a stored moment, or undefined for one from a clock that was ahead, which is logged.
 *
 * @param what the start of the sentence "… is in the future"
 */
export function believed(
  strapi: Core.Strapi,
  what: string,
  { time, now, longest = 0 }: { time: number; now: number; longest?: number },
): number | undefined {
  if (!isFromAhead(time, now, longest)) return time;
  strapi.log.warn(`${what} is in the future (${new Date(time).toISOString()}) and counts as unknown`);
  return undefined;
}
