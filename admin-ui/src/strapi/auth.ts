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

export interface PasswordChange {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

/**
 * Ends every session, this one included: sign in again afterwards.
 *
 * @throws Refusal with the CMS's sentence, also when the current password is wrong
 */
export async function changePassword(change: PasswordChange): Promise<void> {
  await authorised((token) => postJson({ path: '/api/auth/change-password', body: change, token }));
}
