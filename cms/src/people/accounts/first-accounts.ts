import type { Core } from '@strapi/strapi';
import { canonicalEmail, canonicalText } from '../../shared/canonical-text';
import { generatePassword, hashingRefusal, passwordRefusal } from '../passwords/password-policy';
import { MADE_UP } from './account';

/** The accounts that `scripts/start.mjs` prints once. A password is included only if it was generated here. */
interface NewAccounts {
  owner?: { username: string; password?: string };
  panel?: { email: string; password?: string };
}

/**
 * Creates the owner's account and the panel's first administrator if they are missing. Call it before the server
 * listens: until then Strapi lets anyone register as the first administrator.
 */
export async function createFirstAccounts(strapi: Core.Strapi): Promise<void> {
  const created: NewAccounts = {
    ...(await createOwner(strapi)),
    ...(await createPanelAdministrator(strapi)),
  };
  if (created.owner || created.panel) announce(strapi, created);
}

async function createOwner(strapi: Core.Strapi): Promise<Pick<NewAccounts, 'owner'>> {
  const users = strapi.db.query('plugin::users-permissions.user');
  if ((await users.count()) > 0) return {};
  const username = canonicalText(process.env.OWNER_USERNAME || 'owner').trim();
  const given = process.env.OWNER_PASSWORD;
  const refusal = given && passwordRefusal(given, username);
  if (refusal) throw new Error(`OWNER_PASSWORD: ${refusal.message}`);
  const password = given || generatePassword();
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'owner' } });
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      username,
      email: canonicalEmail(process.env.OWNER_EMAIL || `${username}${MADE_UP}`),
      password,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: role.id,
    });
  return { owner: given ? { username } : { username, password } };
}

async function createPanelAdministrator(strapi: Core.Strapi): Promise<Pick<NewAccounts, 'panel'>> {
  if (await strapi.service('admin::user').exists()) return {};
  const email = canonicalEmail(process.env.PANEL_EMAIL || 'panel@example.com');
  const given = process.env.PANEL_PASSWORD;
  const refusal = given && hashingRefusal(given);
  if (refusal) throw new Error(`PANEL_PASSWORD: ${refusal.message}`);
  const password = given || generatePassword();
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    email,
    firstname: 'Panel',
    lastname: 'Administrator',
    password,
    registrationToken: null,
    isActive: true,
    roles: [superAdmin.id],
  });
  return { panel: given ? { email } : { email, password } };
}

/** Sends the accounts to the parent process if there is one; otherwise logs them, for containers. */
function announce(strapi: Core.Strapi, created: NewAccounts): void {
  if (process.send) {
    process.send({ type: 'accounts-created', ...created });
    return;
  }
  const lines = [
    created.owner && `owner ${created.owner.username} ${created.owner.password ?? '(password as given)'}`,
    created.panel && `panel ${created.panel.email} ${created.panel.password ?? '(password as given)'}`,
  ];
  strapi.log.info(`Accounts created, shown only once: ${lines.filter(Boolean).join('; ')}`);
}
