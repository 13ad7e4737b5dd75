import type { Core } from '@strapi/strapi';
import {
  type ActionName,
  type Actor,
  currentActor,
  isInternalWrite,
  record,
  STRAPIS_FIELDS,
} from '../../content';
import { counts } from '../../platform/monitoring/metrics';
import { type Tally, tally } from '../../platform/request/rate-limit';

const FILE = 'plugin::upload.file';
/** Accounts, roles and tokens. They change outside the rules of content. */
const ACCOUNTS = [
  'plugin::users-permissions.user',
  'admin::user',
  'admin::role',
  'admin::api-token',
  'admin::transfer-token',
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

/** Records changes of files and accounts, which do not all pass through the Document Service. */
export function recordAccountActivity(strapi: Core.Strapi): void {
  const on = (action: ActionName) => async (change: Change) => {
    const { uid } = change.model;
    const { documentId, username, email, name } = change.result ?? {};
    if (uid === FILE && (isMadeBySite(strapi) || isPartOfUpload(strapi, action, documentId))) return;
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
      // Nothing awaits this event, so errors must be handled here.
      strapi.log.error(`A sign-out was not recorded: ${String(error)}`);
    }
  });
}

const fieldsOf = (data: object = {}) => Object.keys(data).filter((name) => !STRAPIS_FIELDS.includes(name));

/** Failures that are recorded one by one. Guessing from many addresses must not fill the table. */
const FAILURES: Tally = { name: 'recorded-failures', seconds: 3600 };
const MAX_FAILURES = 300;

export async function recordSignIn(strapi: Core.Strapi, actor: Actor): Promise<void> {
  await record(strapi, { action: 'sign-in', actor });
}

/**
 * @param name username of an existing account only: anything else typed may be a password in the wrong field
 * @param title name of the passkey that was refused
 */
export async function recordFailedSignIn(
  strapi: Core.Strapi,
  name: string | undefined,
  failure: 'failed-sign-in' | 'wrong-code' | 'refused-passkey' = 'failed-sign-in',
  title?: string,
): Promise<void> {
  counts.signInsRefused += 1;
  const failures = await tally(strapi, FAILURES, []);
  if (failures > MAX_FAILURES) return;
  const action = failures === MAX_FAILURES ? 'many-failed-sign-ins' : failure;
  await record(strapi, { action, title, actor: { kind: 'unknown', name } });
}

/**
 * Returns whether the site itself changes a file, such as copies and previews. Replacing, deleting and restoring are
 * recorded once, under their own names.
 */
const isMadeBySite = (strapi: Core.Strapi): boolean =>
  isInternalWrite('replace', 'erase') || ['machine', 'unknown'].includes(currentActor(strapi).kind);

const uploads = new WeakMap<object, Set<string>>();

/** Returns whether a change belongs to the request that uploads the file, which is recorded already. */
function isPartOfUpload(strapi: Core.Strapi, action: ActionName, documentId = ''): boolean {
  const request = strapi.requestContext.get();
  if (!request) return false;
  const uploaded = uploads.get(request) ?? new Set();
  uploads.set(request, uploaded);
  if (action === 'update') return uploaded.has(documentId);
  if (action === 'create') uploaded.add(documentId);
  return false;
}
