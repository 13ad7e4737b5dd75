import type { Core } from '@strapi/strapi';
import { aroundSave } from '../../content/rules/rule';
import { hashPassword } from '../passwords/password-hashes';
import { passwordRefusal } from '../passwords/password-policy';
import { endAllSessions } from '../sessions/refresh-token';
import { USER } from './account';

/** Stores a new password, and ends the account's sessions, begun sign-ins and reset link. */
export async function storePassword(strapi: Core.Strapi, id: number, hash: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await strapi.db.query(USER).update({ where: { id }, data: { password: hash } });
    await trx('password_resets').where({ user_id: id }).delete();
    await trx('sign_in_challenges').where({ user_id: id }).delete();
    await endAllSessions(strapi, id);
  });
}

/**
 * Checks and hashes passwords saved by Strapi. Strapi would hash on the thread that answers visitors; this hashes on
 * another thread and stores the hash in the transaction of the save.
 */
export const accountPasswords = aroundSave(async ({ strapi, data, documentId }, next) => {
  const { password } = data;
  if (typeof password !== 'string') return next();
  const account = documentId && (await strapi.db.query(USER).findOne({ where: { documentId } }));
  const refusal = passwordRefusal(password, String(data.username ?? account?.username));
  if (refusal) throw refusal;
  const hash = await hashPassword(password);
  delete data.password;
  return strapi.db.transaction(async () => {
    const saved = await next();
    await storePassword(strapi, (saved as { id: number }).id, hash);
    return saved;
  });
});
