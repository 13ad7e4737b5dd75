import { refusalsOf } from './refusal';
import { platformRefusals } from './wording';

export const refused = refusalsOf(platformRefusals);
