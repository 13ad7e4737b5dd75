import { MIN_PASSWORD_LENGTH } from '../../../../cms/src/shared/limits';
import type { NewPassword, PasswordChange } from '../../strapi/auth';
import type { Credentials } from '../../strapi/sign-in';
import { wording } from './wording';

export const blankCredentials: Credentials = { username: '', password: '' };

/** Returns problems by field. Empty fields get the server's messages without a request. */
export function credentialProblems({ username, password }: Credentials): Partial<Credentials> {
  if (!username.trim()) return { username: wording.invalidUsername };
  if (!password) return { password: wording.invalidPassword };
  return {};
}

/**
 * Returns the page to open after sign-in: the requested one if it is in this area.
 * @param wanted a path inside the area, written by the route guard; untrusted, because it comes from the URL
 */
export function pageAfterSignIn(wanted: string | undefined): string {
  const isInside = /^\/(?![/\\]|login)/.test(wanted ?? '');
  return wanted && isInside ? wanted : '/dashboard';
}

/**
 * Returns problems by field, in the order of the form. The CMS refuses easily guessed passwords with its own sentence.
 */
export function passwordProblems(change: PasswordChange): Partial<PasswordChange> {
  if (!change.currentPassword) return { currentPassword: wording.account.passwordsMissing };
  return newPasswordProblems(change);
}

export function newPasswordProblems({ password, passwordConfirmation }: NewPassword): Partial<NewPassword> {
  if (!password) return { password: wording.account.passwordsMissing };
  if (password.length < MIN_PASSWORD_LENGTH) return { password: wording.account.passwordTooShort };
  return password === passwordConfirmation ? {} : { passwordConfirmation: wording.account.passwordsDiffer };
}
