import { ruleRefusals } from '../content/rules/wording';
import { refusalsOf } from '../platform/refusal';
import { peopleRefusals } from './wording';

export const refused = refusalsOf({ ...ruleRefusals, ...peopleRefusals });
