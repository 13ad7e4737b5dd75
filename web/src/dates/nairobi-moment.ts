/** Nairobi keeps one offset all year: no daylight saving to look up. */
const NAIROBI_OFFSET = '+03:00';
const NAIROBI_AHEAD_MS = 3 * 3600 * 1000;

/**
 * A clock time in Nairobi as an ISO moment.
 *
 * @param date YYYY-MM-DD
 * @param time HH:MM
 */
export function nairobiMoment(date: string, time: string): string {
  return `${date}T${time}:00${NAIROBI_OFFSET}`;
}

/** An ISO moment → the day that calendars in Nairobi show, YYYY-MM-DD. */
export function dayInNairobi(moment: string): string {
  const shifted = new Date(new Date(moment).getTime() + NAIROBI_AHEAD_MS);
  return shifted.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** An ISO moment → what clocks in Nairobi show, HH:MM. */
export function clockInNairobi(moment: string): string {
  const shifted = new Date(new Date(moment).getTime() + NAIROBI_AHEAD_MS);
  return shifted.toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
}
