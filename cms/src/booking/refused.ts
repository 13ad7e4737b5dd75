import { ruleRefusals } from '../content/rules/wording';
import { refusalsOf } from '../platform/refusal';
import { quoteRefusals } from './quotes/wording';
import { bookingRefusals } from './wording';

/** A refusal about rates, bookings, quotes or the client's page. */
export const refused = refusalsOf({ ...ruleRefusals, ...bookingRefusals, ...quoteRefusals });
