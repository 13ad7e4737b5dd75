import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { currentCaller } from '../../platform/request/caller';
import type { Rule } from './rule';
import { refused } from './wording';

const TABLE = 'sent_keys';
const HEADER = 'idempotency-key';
const FORMAT = /^[\w-]{16,64}$/;

/** How long an open form may try again. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

interface SentKey {
  /** A content type, or the name of an action */
  content_type: string;
  /** null until the item is stored. */
  document_id: string | null;
}

/**
 * Returns the idempotency key of the owner's request.
 *
 * @throws ValidationError for a malformed key
 */
function keyOf(strapi: Core.Strapi): string | undefined {
  const key = strapi.requestContext.get()?.get(HEADER);
  if (!key || currentCaller(strapi) !== 'owner') return undefined;
  if (!FORMAT.test(key)) throw refused('KEY_INVALID', { field: 'Idempotency-Key' });
  return key;
}

/** Claims a key. A second request with the same key waits here until the first is stored. */
async function claimKey(trx: Knex.Transaction, key: string, sentFor: string): Promise<SentKey> {
  const now = Date.now();
  await trx(TABLE)
    .where('sent_at', '<', now - KEPT_MS)
    .delete();
  await trx(TABLE).insert({ key, content_type: sentFor, sent_at: now }).onConflict('key').ignore();
  return trx(TABLE).where({ key }).first('content_type', 'document_id');
}

/**
 * Stores a new item only once per idempotency key. If the owner sends it again because the first response was lost, the
 * response is the stored item.
 */
export const createdOnce: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const key = context.action === 'create' && keyOf(strapi);
    if (!key) return next();
    const { uid } = context;
    return strapi.db.transaction(async ({ trx }) => {
      const sent = await claimKey(trx, key, uid);
      // The key belongs to the form's item, not to other rows that the same request creates.
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

/**
 * Returns the item that an earlier request with this key stored. Call it before the fields are checked, as they may be
 * invalid by now.
 */
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
 * Runs work about an item once per idempotency key; without a key it always runs.
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
