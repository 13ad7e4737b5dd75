import type { PasswordChange } from '../../strapi/auth';
import { wording as sentences } from './wording';

const wording = sentences.account;

/** The CMS refuses shorter ones, and easily guessed ones with a sentence of its own. */
const MIN_PASSWORD_LENGTH = 12;

/** Problems by field, in the order of the form. */
export function passwordProblems(change: PasswordChange): Partial<PasswordChange> {
  const { currentPassword, password, passwordConfirmation } = change;
  if (!currentPassword) return { currentPassword: wording.passwordsMissing };
  if (!password) return { password: wording.passwordsMissing };
  if (password.length < MIN_PASSWORD_LENGTH) return { password: wording.passwordTooShort };
  return password === passwordConfirmation ? {} : { passwordConfirmation: wording.passwordsDiffer };
}
