import type { RequestRefusals } from '../shared/refusal-params';
import type { Sentences } from '../shared/refusals';
import { waitInWords } from './request/wait-in-words';

/** Refusals that any engine can meet. */
export const platformRefusals = {
  TOO_MANY_ATTEMPTS: ({ seconds }) => `Too many attempts. Please try again in ${waitInWords(seconds)}.`,
  VALUE_UNFIT: 'A number, date or time does not fit its field. Check them.',
  STORAGE_UNAVAILABLE:
    'The file storage is not responding. Nothing was changed. Please try again in a few minutes.',
} satisfies Sentences<Pick<RequestRefusals, 'TOO_MANY_ATTEMPTS'>>;
