import { createHmac } from 'node:crypto';
import { isFromAhead } from '../../platform/clock';
import { formSecret, isSameText } from '../../platform/secrets/secrets';
import { DAY_MS } from '../../shared/days';
import { refused } from '../wording';

/** A person is slower than a script; a page left open overnight still works. */
const MIN_AGE_MS = 2000;
const MAX_AGE_MS = DAY_MS;

const signature = (issuedAt: string) =>
  createHmac('sha256', formSecret()).update(`form:${issuedAt}`).digest('base64url');

/** Returns a signed time. It is anonymous: everyone who asks at the same moment gets the same one. */
export function issueFormToken(now = Date.now()): string {
  const issuedAt = now.toString(36);
  return `${issuedAt}.${signature(issuedAt)}`;
}

/** @throws ValidationError for a form filled in too fast, open for too long, or with a forged token */
export function checkFormToken(token: string, now = Date.now()): void {
  const [issuedAt = '', given = ''] = token.split('.');
  if (!isSameText(signature(issuedAt), given)) throw staleToken();
  const issued = Number.parseInt(issuedAt, 36);
  if (isFromAhead(issued, now)) throw staleToken();
  const age = now - issued;
  if (age < MIN_AGE_MS) throw refused('FORM_TOO_FAST', { field: 'formToken' });
  if (age > MAX_AGE_MS) throw staleToken();
}

/** The error for an expired token: the form gets another one and retries. */
export const staleToken = (): Error => refused('FORM_EXPIRED', { field: 'formToken' });
