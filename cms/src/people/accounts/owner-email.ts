import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { cleanValue } from '../../content/rules/clean-text';
import { confirmPassword, type SignedInUser } from '../sessions/sign-in';

const USER = 'plugin::users-permissions.user';

/** The end of an address that a first start made up, because nobody gave one. */
export const MADE_UP = '@localhost.local';

/** The owner's account: the first one that has the role. */
export const ownersAccount = (
  strapi: Core.Strapi,
  where: { blocked?: boolean } = {},
): Promise<SignedInUser | null> =>
  strapi.db.query(USER).findOne({ where: { ...where, role: { type: 'owner' } }, orderBy: { id: 'asc' } });

/** Where the owner's mail goes: the address of the account. Undefined while it is a made-up one. */
export async function ownersAddress(strapi: Core.Strapi): Promise<string | undefined> {
  const owner = await ownersAccount(strapi, { blocked: false });
  return owner && !owner.email.endsWith(MADE_UP) ? owner.email : undefined;
}

/**
 * Gives the account another address. Who has it can choose a new password, so the password is asked for.
 *
 * @returns the address as it is stored
 * @throws ValidationError for a wrong password, or what is no address; RateLimitError with when to retry
 */
export async function changeOwnEmail(
  strapi: Core.Strapi,
  { id, email, password }: { id: number; email: string; password: string },
): Promise<string> {
  const address = cleanValue('email', email, { type: 'email', required: true, maxLength: 254 });
  if (typeof address !== 'string') throw new errors.ValidationError('email is required: please fill it in');
  const user: SignedInUser = await strapi.db.query(USER).findOne({ where: { id } });
  await confirmPassword(strapi, user, password);
  await strapi.db.transaction(async ({ trx }) => {
    await strapi.db.query(USER).update({ where: { id }, data: { email: address } });
    // A link that was sent to the address before is worth nothing.
    await trx('password_resets').where({ user_id: id }).delete();
  });
  return address;
}
