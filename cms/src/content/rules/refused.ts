import { refusalsOf } from '../../platform/refusal';
import { contentRefusals } from '../wording';
import { ruleRefusals } from './wording';

/** A refusal that concerns content of any type. */
export const refused = refusalsOf({ ...ruleRefusals, ...contentRefusals });
