import { nairobiClock, nairobiDay, nairobiMoment } from '../../../cms/src/shared/nairobi';

/** Converts an ISO 8601 time to the value of a `datetime-local` input in Nairobi time: '2026-11-24T18:00'. */
export function nairobiInput(iso: string): string {
  const time = Date.parse(iso);
  return `${nairobiDay(time)}T${nairobiClock(time)}`;
}

/** Converts the value of the input back to a time with its offset. */
export function fromNairobi(shown: string): string {
  const [day = '', time = ''] = shown.split('T');
  return nairobiMoment(day, time);
}
