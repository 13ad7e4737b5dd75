import { createHmac, timingSafeEqual } from 'node:crypto';
import { refusedField } from '../../content/rules/field-error';
import { formSecret } from '../../platform/secrets/secrets';
import { DAY_MS } from '../../shared/days';

/** A person needs longer to fill in a form than a script; a page left open over night still works. */
const MIN_AGE_MS = 2000;
const MAX_AGE_MS = DAY_MS;

const signature = (issuedAt: string) =>
  createHmac('sha256', formSecret()).update(`form:${issuedAt}`).digest('base64url');

/** A signed time. It names nobody and is the same for everyone who asks at the same moment. */
export function issueFormToken(now = Date.now()): string {
  const issuedAt = now.toString(36);
  return `${issuedAt}.${signature(issuedAt)}`;
}

/** @throws ValidationError when the form was filled impossibly fast, has been open too long, or the token is forged */
export function checkFormToken(token: string, now = Date.now()): void {
  const [issuedAt = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(issuedAt));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) throw staleToken();
  const age = now - Number.parseInt(issuedAt, 36);
  if (age < MIN_AGE_MS) throw refused('That was very quick. Please wait two seconds and send it again.');
  if (age > MAX_AGE_MS) throw staleToken();
}

/** For a token that is worth nothing (any more): the form gets another one and is sent again. */
export const staleToken = (): Error => refused('This form has been open for too long. Please send it again.');

const refused = (message: string) => refusedField(['formToken'], message);
