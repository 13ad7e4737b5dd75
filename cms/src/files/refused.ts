import { ruleRefusals } from '../content/rules/wording';
import { refusalsOf } from '../platform/refusal';
import { fileRefusals } from './wording';

export const refused = refusalsOf({ ...ruleRefusals, ...fileRefusals });
