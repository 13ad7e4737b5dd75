import type { Core } from '@strapi/strapi';
import { record } from './activity-log';
import { currentActor } from './actor';

const FILE = 'plugin::upload.file';
/** Accounts, and what opens doors without one; all of them are changed past the rules of content. */
const ACCOUNTS = [
  'plugin::users-permissions.user',
  'admin::user',
  'admin::role',
  'admin::api-token',
  'admin::transfer-token',
];

/** Strapi's own bookkeeping in a row. */
const BOOKKEEPING = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'documentId',
];

interface Change {
  model: { uid: string };
  params: { data?: object };
  result?: {
    documentId?: string;
    username?: string | null;
    email?: string;
    name?: string;
  } | null;
}

/** Records changes of files and accounts, which do not go through the Document Service alone. */
export function recordAccountActivity(strapi: Core.Strapi): void {
  const on = (action: string) => async (change: Change) => {
    const { uid } = change.model;
    // Copies and previews are made by the site itself.
    if (uid === FILE && ['machine', 'unknown'].includes(currentActor(strapi).kind)) return;
    const { documentId, username, email, name } = change.result ?? {};
    const changedFields = action === 'update' ? fieldsOf(change.params.data) : undefined;
    await record(strapi, {
      action: changedFields?.includes('password') ? 'change-password' : action,
      contentType: uid,
      documentId,
      title: username ?? email ?? name,
      changedFields,
    });
  };
  strapi.db.lifecycles.subscribe({
    models: [FILE, ...ACCOUNTS],
    afterCreate: on('create'),
    afterUpdate: on('update'),
    afterDelete: on('delete'),
  });
  strapi.eventHub.on('admin.logout', async ({ user }: { user: { email: string } }) => {
    try {
      await record(strapi, {
        action: 'sign-out',
        actor: { kind: currentActor(strapi).kind, name: user.email },
      });
    } catch (error) {
      // Nobody waits for the event: what goes wrong has to end here.
      strapi.log.error(`A sign-out was not recorded: ${String(error)}`);
    }
  });
}

const fieldsOf = (data: object = {}) => Object.keys(data).filter((name) => !BOOKKEEPING.includes(name));
