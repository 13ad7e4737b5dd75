import type { GeneralRefusals, Sentences } from '../../shared/refusals';

/** Refusals that any content type can receive. */
export const ruleRefusals: Sentences<keyof GeneralRefusals> = {
  DATE_INVALID: 'Enter a date, such as 2027-05-14.',
  FIELD_FIXED: 'This field cannot be changed.',
  REQUIRED: 'Fill in this field.',
};
