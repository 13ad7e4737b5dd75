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

/** The day and the clock at which something ends in Nairobi. Midnight is 24:00 of the day before: that day still counts. */
export function endInNairobi(moment: string): { day: string; time: string } {
  const time = clockInNairobi(moment);
  if (time !== '00:00') return { day: dayInNairobi(moment), time };
  return { day: lastDayBefore(moment), time: '24:00' };
}

/** The last day of which something is left before a moment: what ends at midnight ends with the day before. */
export const lastDayBefore = (moment: string): string =>
  dayInNairobi(new Date(Date.parse(moment) - 1).toISOString());
