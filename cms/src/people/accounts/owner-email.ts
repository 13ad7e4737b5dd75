import type { Core } from '@strapi/strapi';
import { type SignedInUser, USER } from './account';

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
