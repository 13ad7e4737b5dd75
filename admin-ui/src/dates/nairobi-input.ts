import { nairobiClock, nairobiDay, nairobiMoment } from '../../../cms/src/shared/nairobi';

/** What a `datetime-local` input shows of a moment (ISO 8601) by Nairobi's clocks: '2026-11-24T18:00'. */
export function nairobiInput(iso: string): string {
  const time = Date.parse(iso);
  return `${nairobiDay(time)}T${nairobiClock(time)}`;
}

/** The same back, with its offset. */
export function fromNairobi(shown: string): string {
  const [day = '', time = ''] = shown.split('T');
  return nairobiMoment(day, time);
}
