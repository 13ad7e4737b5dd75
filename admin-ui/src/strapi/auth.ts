import * as z from 'zod/mini';
import { Unauthorised } from './errors';
import { postJson } from './http';
import { authorised } from './owner-session';

const signedIn = z.object({ jwt: z.string(), user: z.object({ username: z.string() }) });

export interface Credentials {
  username: string;
  password: string;
}

/**
 * @returns the access token and the account's name as the CMS spells it; the session cookie comes along
 * @throws Refusal with 'Invalid username', 'Invalid password', or the sentence that says when to retry
 */
export async function signIn({ username, password }: Credentials) {
  const answer = await postJson({ path: '/api/auth/local', body: { identifier: username, password } });
  const { jwt, user } = signedIn.parse(answer);
  return { token: jwt, username: user.username };
}

/** Ends this session on the server, or every session of the account. Over already counts as done. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  const body = everywhere ? { scope: 'all' } : {};
  try {
    await authorised((token) => postJson({ path: '/api/auth/logout', body, token }));
  } catch (error) {
    if (!(error instanceof Unauthorised)) throw error;
  }
}

/** A new password, typed twice. */
export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

export interface PasswordChange extends NewPassword {
  currentPassword: string;
}

/**
 * Has a link mailed to the account of this username or address. The answer is the same when there is none.
 *
 * @throws Refusal with the sentence that says when to retry
 */
export async function askForResetLink(identifier: string): Promise<void> {
  await postJson({ path: '/api/auth/forgot-password', body: { identifier } });
}

/**
 * Ends every session of the account.
 *
 * @param token of the link that was mailed
 * @throws Refusal with the CMS's sentence, also when the link has ended
 */
export async function resetPassword(token: string, password: NewPassword): Promise<void> {
  await postJson({ path: '/api/auth/reset-password', body: { token, ...password } });
}

/**
 * Ends every session, this one included: sign in again afterwards.
 *
 * @throws Refusal with the CMS's sentence, also when the current password is wrong
 */
export async function changePassword(change: PasswordChange): Promise<void> {
  await authorised((token) => postJson({ path: '/api/auth/change-password', body: change, token }));
}
