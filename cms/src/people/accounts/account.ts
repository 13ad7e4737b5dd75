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
