import { refusalsOf } from '../../platform/refusal';
import { ruleRefusals } from './wording';

/** A refusal by a rule that holds for every content type. */
export const refused = refusalsOf(ruleRefusals);
