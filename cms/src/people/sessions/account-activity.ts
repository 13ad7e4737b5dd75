import type { Core } from '@strapi/strapi';
import {
  type ActionName,
  type Actor,
  currentAction,
  currentActor,
  isClearing,
  record,
  STRAPIS_FIELDS,
} from '../../content';
import { counts } from '../../platform/monitoring/counters';
import { type Tally, tally } from '../../platform/request/rate-limit';

const FILE = 'plugin::upload.file';
/** Accounts, and what opens doors without one; all of them are changed past the rules of content. */
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

/** Records changes of files and accounts, which do not go through the Document Service alone. */
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
      // Nobody waits for the event: what goes wrong has to end here.
      strapi.log.error(`A sign-out was not recorded: ${String(error)}`);
    }
  });
}

const fieldsOf = (data: object = {}) => Object.keys(data).filter((name) => !STRAPIS_FIELDS.includes(name));

/** Failures recorded one by one; who guesses from many addresses must not fill the table. */
const FAILURES: Tally = { name: 'recorded-failures', seconds: 3600 };
const MOST_FAILURES = 300;

export async function recordSignIn(strapi: Core.Strapi, actor: Actor): Promise<void> {
  await record(strapi, { action: 'sign-in', actor });
}

/** @param name of an existing account; what else was typed may be a password in the wrong field */
export async function recordFailedSignIn(strapi: Core.Strapi, name: string | undefined): Promise<void> {
  counts.signInsRefused += 1;
  const failures = await tally(strapi, FAILURES, []);
  if (failures > MOST_FAILURES) return;
  const action = failures === MOST_FAILURES ? 'many-failed-sign-ins' : 'failed-sign-in';
  await record(strapi, { action, actor: { kind: 'unknown', name } });
}

/** Copies and previews are. What is replaced, deleted or brought back is recorded once, by its own name. */
const isMadeBySite = (strapi: Core.Strapi): boolean =>
  currentAction() === 'replace' || isClearing() || ['machine', 'unknown'].includes(currentActor(strapi).kind);

/** Files that a request has uploaded. */
const uploads = new WeakMap<object, Set<string>>();

/** An upload is stored in several steps: what its own request changes in a new file is not recorded again. */
function isPartOfUpload(strapi: Core.Strapi, action: ActionName, documentId = ''): boolean {
  const request = strapi.requestContext.get();
  if (!request) return false;
  const uploaded = uploads.get(request) ?? new Set();
  uploads.set(request, uploaded);
  if (action === 'update') return uploaded.has(documentId);
  if (action === 'create') uploaded.add(documentId);
  return false;
}
