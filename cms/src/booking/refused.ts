import { ruleRefusals } from '../content/rules/wording';
import { refusalsOf } from '../platform/refusal';
import { paymentRefusals } from './payments/wording';
import { quoteRefusals } from './quotes/wording';
import { bookingRefusals } from './wording';

export const refused = refusalsOf({
  ...ruleRefusals,
  ...bookingRefusals,
  ...quoteRefusals,
  ...paymentRefusals,
});
