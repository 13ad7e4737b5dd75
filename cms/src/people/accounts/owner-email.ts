import type { Core } from '@strapi/strapi';
import { cleanValue } from '../../content/rules/clean-text';
import { EMAIL_LENGTH } from '../../shared/limits';
import { refused } from '../refused';
import { confirmOwnPassword, type SignedInUser } from '../sessions/sign-in';

const USER = 'plugin::users-permissions.user';

/** Ending of the address that the first start creates if none is configured. */
export const MADE_UP = '@localhost.local';

/** Returns the owner's account: the first one with the role. */
export const ownersAccount = (
  strapi: Core.Strapi,
  where: { blocked?: boolean } = {},
): Promise<SignedInUser | null> =>
  strapi.db.query(USER).findOne({ where: { ...where, role: { type: 'owner' } }, orderBy: { id: 'asc' } });

/** Returns the address for the owner's email; undefined if it is made up. */
export async function ownersAddress(strapi: Core.Strapi): Promise<string | undefined> {
  const owner = await ownersAccount(strapi, { blocked: false });
  return owner && !owner.email.endsWith(MADE_UP) ? owner.email : undefined;
}

/**
 * Changes the owner's email address. It asks for the password, because a password reset goes to this address.
 *
 * @returns the address as stored
 * @throws ValidationError for a wrong password or an invalid address; RateLimitError with the wait
 */
export async function changeOwnEmail(
  strapi: Core.Strapi,
  { id, email, password }: { id: number; email: string; password: string },
): Promise<string> {
  const address = cleanValue('email', email, { type: 'email', required: true, maxLength: EMAIL_LENGTH });
  if (typeof address !== 'string') throw refused('REQUIRED', { field: 'email' });
  await confirmOwnPassword(strapi, id, password);
  await strapi.db.transaction(async ({ trx }) => {
    await strapi.db.query(USER).update({ where: { id }, data: { email: address } });
    // A reset link sent to the former address must not work.
    await trx('password_resets').where({ user_id: id }).delete();
  });
  return address;
}
