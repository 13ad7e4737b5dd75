import type { Core } from '@strapi/strapi';
import { canonicalEmail, canonicalText } from '../../shared/canonical-text';

export const USER = 'plugin::users-permissions.user';

export interface SignedInUser {
  id: number;
  documentId: string;
  username: string;
  email: string;
  password: string;
  blocked: boolean;
}

/** Returns someone who is signed in. */
export const userById = (strapi: Core.Strapi, id: number): Promise<SignedInUser> =>
  strapi.db.query(USER).findOne({ where: { id } });

/** Returns someone who may sign in: the account exists and is not blocked. */
export async function openUser(strapi: Core.Strapi, id: number | undefined) {
  const user: SignedInUser | null = id ? await strapi.db.query(USER).findOne({ where: { id } }) : null;
  return user && !user.blocked ? user : undefined;
}

/** @param identifier username or email address */
export async function findUser(strapi: Core.Strapi, identifier: string): Promise<SignedInUser | undefined> {
  const username = canonicalText(identifier).trim();
  const user = await strapi.db.query(USER).findOne({
    where: { provider: 'local', $or: [{ username }, { email: canonicalEmail(identifier) }] },
  });
  return user ?? undefined;
}

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
