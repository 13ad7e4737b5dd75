import type { RefusalCode, Sentences } from '../../../cms/src/shared/refusals';
import { bookingRefusals } from './booking-refusals';
import { quoteRefusals } from './quote-refusals';

export const refusals: Sentences<RefusalCode> = {
  DATE_INVALID: 'Enter a date.',
  FIELD_FIXED: 'This field cannot be changed.',
  REQUIRED: 'Fill in this field.',
  ...bookingRefusals,
  ...quoteRefusals,
};
