import type { RequestRefusals } from '../shared/refusal-params';
import type { Sentences } from '../shared/refusals';
import { refusalsOf } from './refusal';

/** Refusals that any engine can meet. */
export const platformRefusals = {
  TOO_MANY_ATTEMPTS: ({ seconds }) => `Too many attempts. Please try again in ${waitInWords(seconds)}.`,
  VALUE_UNFIT: 'A number, date or time does not fit its field. Check them.',
  STORAGE_UNAVAILABLE:
    'The file storage is not responding. Nothing was changed. Please try again in a few minutes.',
} satisfies Sentences<Pick<RequestRefusals, 'TOO_MANY_ATTEMPTS'>>;

/**
 * Formats a wait such as "45 seconds", "1 minute" or "3 hours". Rounds up, so that a retry after this time succeeds.
 */
export function waitInWords(seconds: number): string {
  const [amount, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

export const refused = refusalsOf(platformRefusals);
