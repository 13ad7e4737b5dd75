import type { Credentials } from '../../strapi/auth';
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
