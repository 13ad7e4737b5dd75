import { bootFromMachine } from '../boot-from-machine';
import { passwordProblem } from './password';
import { hashPassword } from './password-hashes';

/**
 * Sets the owner's sign-in from the machine itself. Reads NEW_OWNER_USERNAME and NEW_OWNER_PASSWORD;
 * ends every session of the owner. Prints one sentence on standard error and exits 1 when it cannot.
 */
async function setOwner(username: string, password: string): Promise<void> {
  const problem = passwordProblem(password, username);
  if (problem) throw new Error(`${problem}.`);
  const strapi = await bootFromMachine();
  const users = strapi.db.query('plugin::users-permissions.user');
  const owner = await users.findOne({ where: { role: { type: 'owner' } } });
  if (!owner) throw new Error('There is no owner account yet. Start the site once with "npm start".');
  await users.update({
    where: { id: owner.id },
    data: { username, password: await hashPassword(password), blocked: false },
  });
  await strapi.sessionManager?.('users-permissions').invalidateRefreshToken(String(owner.id));
  await strapi.destroy();
}

setOwner(process.env.NEW_OWNER_USERNAME ?? '', process.env.NEW_OWNER_PASSWORD ?? '').then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
