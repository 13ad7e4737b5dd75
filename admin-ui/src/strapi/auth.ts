import { Unauthorised } from './errors';
import { postJson } from './http';
import { authorised } from './owner-session';

/**
 * Ends this session on the server, or every session of the account. A session that has already ended counts as
 * success.
 */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  const body = everywhere ? { scope: 'all' } : {};
  try {
    await authorised((token) => postJson({ path: '/api/auth/logout', body, token }));
  } catch (error) {
    if (!(error instanceof Unauthorised)) throw error;
  }
}

export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

export interface PasswordChange extends NewPassword {
  currentPassword: string;
}

/**
 * Sends a reset link to the account with this username or address. The response is the same if no account matches.
 * @throws Refusal with a sentence that says when to retry
 */
export async function askForResetLink(identifier: string): Promise<void> {
  await postJson({ path: '/api/auth/forgot-password', body: { identifier } });
}

/**
 * Sets a new password and ends every session of the account.
 * @param token from the link in the email
 * @throws Refusal with the CMS's sentence, including for an expired link
 */
export async function resetPassword(token: string, password: NewPassword): Promise<void> {
  await postJson({ path: '/api/auth/reset-password', body: { token, ...password } });
}

/**
 * Changes the password and ends every session, including this one: sign in again afterwards.
 * @throws Refusal with the CMS's sentence, including for a wrong current password
 */
export async function changePassword(change: PasswordChange): Promise<void> {
  await authorised((token) => postJson({ path: '/api/auth/change-password', body: change, token }));
}
