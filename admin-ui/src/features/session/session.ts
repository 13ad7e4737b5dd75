import type { Credentials, NewPassword, PasswordChange } from '../../strapi/auth';
import { wording } from './wording';

export const blankCredentials: Credentials = { username: '', password: '' };

/** Problems by field. What an empty field would be answered, said without asking the server. */
export function credentialProblems({ username, password }: Credentials): Partial<Credentials> {
  if (!username.trim()) return { username: wording.invalidUsername };
  if (!password) return { password: wording.invalidPassword };
  return {};
}

/**
 * Where to go after signing in: the page that was wanted, when it is one of this area.
 *
 * @param wanted a path inside the area, as written by the guard, or anything else by anybody
 */
export function pageAfterSignIn(wanted: string | undefined): string {
  const isInside = /^\/(?![/\\]|login)/.test(wanted ?? '');
  return wanted && isInside ? wanted : '/dashboard';
}

/** The CMS refuses shorter ones, and easily guessed ones with a sentence of its own. */
const MIN_PASSWORD_LENGTH = 12;

/** Problems by field, in the order of the form. */
export function passwordProblems(change: PasswordChange): Partial<PasswordChange> {
  if (!change.currentPassword) return { currentPassword: wording.account.passwordsMissing };
  return newPasswordProblems(change);
}

export function newPasswordProblems({ password, passwordConfirmation }: NewPassword): Partial<NewPassword> {
  if (!password) return { password: wording.account.passwordsMissing };
  if (password.length < MIN_PASSWORD_LENGTH) return { password: wording.account.passwordTooShort };
  return password === passwordConfirmation ? {} : { passwordConfirmation: wording.account.passwordsDiffer };
}
