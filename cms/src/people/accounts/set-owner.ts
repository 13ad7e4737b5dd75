import { runOnMachine } from '../../platform/command';
import { canonicalText } from '../../shared/canonical-text';
import { hashPassword } from '../passwords/password-hashes';
import { passwordRefusal } from '../passwords/password-policy';
import { removeSecondFactor } from '../second-factor/signing-in';
import { ownersAccount, USER } from './account';
import { requireFreeNames } from './free-names';
import { storePassword } from './store-password';

/**
 * Sets the owner's username and password from the command line, and ends all their sessions. Reads NEW_OWNER_USERNAME
 * and NEW_OWNER_PASSWORD. With WITHOUT_SECOND_FACTOR, it also removes passkeys, app and recovery codes.
 */
runOnMachine(() => {
  const { NEW_OWNER_USERNAME: typed = '', NEW_OWNER_PASSWORD: password = '' } = process.env;
  const username = canonicalText(typed).trim();
  const refusal = passwordRefusal(password, username);
  if (refusal) throw refusal;
  return async (strapi) => {
    const owner = await ownersAccount(strapi);
    if (!owner) throw new Error('There is no owner account yet. Start the site once with "npm start".');
    await strapi.db.transaction(async ({ trx }) => {
      await requireFreeNames(trx, { id: owner.id, username });
      await strapi.db.query(USER).update({ where: { id: owner.id }, data: { username, blocked: false } });
    });
    await storePassword(strapi, owner.id, await hashPassword(password));
    if (process.env.WITHOUT_SECOND_FACTOR) await removeSecondFactor(strapi, owner.id);
    return undefined;
  };
});
