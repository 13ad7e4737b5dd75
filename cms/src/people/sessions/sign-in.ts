import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { fold } from '../../platform/database/text-comparison';
import { canonicalText } from '../../shared/canonical-text';
import { findUser, type SignedInUser } from '../accounts/account';
import { type Asking, DUMMY_HASH, passwordMatches } from '../passwords/password-hashes';
import { offerSecondFactor } from '../second-factor/offer';
import { type SecondStep, secondStepOf } from '../second-factor/second-step';
import { refused } from '../wording';
import { recordFailedSignIn } from './account-activity';
import { ANSWER_MS, limitAttempts, limitConfirmations } from './attempt-limits';
import { beginSession, type SignIn } from './begin-session';
import type { KnownDevice } from './known-device';
import { deviceOfRequest } from './refresh-token';

interface Attempt {
  /** Username or email address */
  identifier: string;
  password: string;
}

/**
 * Checks the owner's password.
 *
 * @param device a device that has signed in before: strangers who try passwords do not slow it down
 * @returns the session, or what must be proved too
 * @throws ValidationError 'Invalid username' or 'Invalid password'; RateLimitError with the wait
 */
export async function signIn(
  strapi: Core.Strapi,
  { identifier, password, device }: Attempt & { device: KnownDevice | undefined },
): Promise<SignIn | SecondStep> {
  const notBefore = wait(ANSWER_MS);
  try {
    const attempt = { identifier: canonicalText(identifier).trim(), password };
    const isKnown = device && (await findUser(strapi, attempt.identifier))?.id === device.userId;
    const guarded = { account: fold(attempt.identifier), device: isKnown ? device.nonce : undefined };
    const user = await limitAttempts(strapi, guarded, (asking) => checkPassword(strapi, attempt, asking));
    const secondStep = await secondStepOf(strapi, user);
    if (secondStep) return secondStep;
    const session = await beginSession(strapi, user, false);
    await offerSecondFactor(strapi);
    return session;
  } finally {
    await notBefore;
  }
}

async function checkPassword(strapi: Core.Strapi, { identifier, password }: Attempt, asking: Asking) {
  const user = await findUser(strapi, identifier);
  const matches = await passwordMatches(password, user?.password ?? DUMMY_HASH, asking);
  if (!user || user.blocked || !matches) await recordFailedSignIn(strapi, user?.username);
  if (!user || user.blocked) throw refused('USERNAME_WRONG');
  if (!matches) throw refused('PASSWORD_WRONG');
  return user;
}

/**
 * Checks the password of a signed-in user, with the limits of a sign-in.
 *
 * @throws ValidationError 'Invalid password'; RateLimitError with the wait
 */
export async function confirmPassword(strapi: Core.Strapi, user: SignedInUser, password: string) {
  const deviceId = (await deviceOfRequest(strapi)) ?? '';
  await limitConfirmations(strapi, [fold(user.username), deviceId], async () => {
    if (await passwordMatches(password, user.password, 'known')) return;
    await recordFailedSignIn(strapi, user.username);
    throw refused('PASSWORD_WRONG');
  });
}
