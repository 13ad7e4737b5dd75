import { ruleRefusals } from '../content/rules/wording';
import { refusalsOf } from '../platform/refusal';
import { siteRefusals } from './wording';

export const refused = refusalsOf({ ...ruleRefusals, ...siteRefusals });
