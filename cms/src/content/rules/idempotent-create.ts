import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { currentCaller } from '../../platform/request/caller';
import type { Rule } from './rule';

const TABLE = 'sent_keys';
const HEADER = 'idempotency-key';
const FORMAT = /^[\w-]{16,64}$/;

/** For as long as a form may be open that tries again. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

interface SentKey {
  /** What the key was sent for: a content type, or the name of an action */
  content_type: string;
  /** Until the item is stored there is none. */
  document_id: string | null;
}

/** The key of the owner's form. @throws ValidationError when it does not look like one */
function keyOf(strapi: Core.Strapi): string | undefined {
  const key = strapi.requestContext.get()?.get(HEADER);
  if (!key || currentCaller(strapi) !== 'owner') return undefined;
  if (!FORMAT.test(key))
    throw new errors.ValidationError(
      'Idempotency-Key must have 16 to 64 letters, digits, underscores or hyphens',
    );
  return key;
}

/** Of two that arrive at a time the second waits here until the first is stored. */
async function claimKey(trx: Knex.Transaction, key: string, sentFor: string): Promise<SentKey> {
  const now = Date.now();
  await trx(TABLE)
    .where('sent_at', '<', now - KEPT_MS)
    .delete();
  await trx(TABLE).insert({ key, content_type: sentFor, sent_at: now }).onConflict('key').ignore();
  return trx(TABLE).where({ key }).first('content_type', 'document_id');
}

/**
 * A new item that the owner sends again with the key of its form, because the first answer was lost, is not stored twice:
 * the answer is the item as it is stored.
 */
export const createdOnce: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const key = context.action === 'create' && keyOf(strapi);
    if (!key) return next();
    const { uid } = context;
    return strapi.db.transaction(async ({ trx }) => {
      const sent = await claimKey(trx, key, uid);
      // The key is the item's of the form, not of what the same request stores besides.
      if (sent.content_type !== uid) return next();
      const stored =
        sent.document_id && (await strapi.documents(uid).findOne({ documentId: sent.document_id }));
      if (stored) return stored;
      const created = await next();
      const { documentId } = created as { documentId: string };
      await trx(TABLE).where({ key }).update({ document_id: documentId });
      return created;
    });
  };

/** What this request has already stored; to be asked before its fields are checked, which may be refused by now. */
export async function createdEarlier(strapi: Core.Strapi, uid: UID.ContentType) {
  const key = keyOf(strapi);
  if (!key) return undefined;
  const sent: SentKey | undefined = await strapi.db
    .connection(TABLE)
    .where({ key, content_type: uid })
    .first('document_id');
  if (!sent?.document_id) return undefined;
  return (await strapi.documents(uid).findOne({ documentId: sent.document_id })) ?? undefined;
}

/**
 * Does something about an item once for the key of the request, and each time for a request without one.
 *
 * @param action a name that is not a content type's
 */
export async function onceForKey(
  strapi: Core.Strapi,
  { action, documentId }: { action: string; documentId: string },
  work: () => Promise<void>,
): Promise<void> {
  const key = keyOf(strapi);
  if (!key) return work();
  await strapi.db.transaction(async ({ trx }) => {
    const sent = await claimKey(trx, key, action);
    if (sent.content_type === action && sent.document_id === documentId) return;
    await work();
    await trx(TABLE).where({ key }).update({ document_id: documentId });
  });
}
