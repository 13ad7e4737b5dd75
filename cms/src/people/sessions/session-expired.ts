import type { Refused } from '../../platform/refusal';
import { refused } from '../refused';

/** The refusal of a request whose session has ended or never existed. */
export const sessionExpired = (): Refused => refused('SESSION_EXPIRED', { kind: 'unauthorized' });
