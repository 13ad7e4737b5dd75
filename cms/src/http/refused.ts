import { ruleRefusals } from '../content/rules/wording';
import { refusalsOf } from '../platform/refusal';
import { requestRefusals } from './wording';

export const refused = refusalsOf({ ...ruleRefusals, ...requestRefusals });
