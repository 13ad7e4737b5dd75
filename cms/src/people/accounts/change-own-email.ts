import type { Core } from '@strapi/strapi';
import { cleanValue } from '../../content/rules/clean-text';
import { wording } from '../../mail';
import { EMAIL_LENGTH } from '../../shared/limits';
import { mailOwner } from '../second-factor/tell-owner';
import { refused } from '../wording';
import { USER } from './account';
import { requireFreeNames } from './free-names';

/**
 * Changes the owner's email address, to which a password reset goes.
 *
 * @returns the address as stored
 * @throws ValidationError for an invalid address, or one with which another account signs in
 */
export async function changeOwnEmail(strapi: Core.Strapi, id: number, { email }: { email: string }) {
  const address = cleanValue('email', email, { type: 'email', required: true, maxLength: EMAIL_LENGTH });
  if (typeof address !== 'string') throw refused('REQUIRED', { field: 'email' });
  await strapi.db.transaction(async ({ trx }) => {
    await requireFreeNames(trx, { id, email: address });
    // To the former address.
    await mailOwner(strapi, id, wording.signingIn.emailChanged(address));
    await strapi.db.query(USER).update({ where: { id }, data: { email: address } });
    // A reset link sent to the former address must not work.
    await trx('password_resets').where({ user_id: id }).delete();
  });
  return address;
}
