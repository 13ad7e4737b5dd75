import type { OtherSentences } from '../../../cms/src/shared/refusals';
import { bookingRefusals } from './booking-refusals';
import { fileRefusals } from './file-refusals';

/** The owner’s texts that differ from the messages of the CMS. */
export const refusals: OtherSentences = {
  DATE_INVALID: 'Enter a date.',
  ...bookingRefusals,
  ...fileRefusals,
};
