import { errors } from '@strapi/utils';
import type { Rule } from './document-middleware';

const TABLE = 'sent_keys';
const HEADER = 'idempotency-key';
const FORMAT = /^[\w-]{16,64}$/;

/** For as long as a form may be open that tries again. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

interface SentKey {
  content_type: string;
  /** Until the item is stored there is none. */
  document_id: string | null;
}

/**
 * A new item that the owner sends again with the key of its form, because the first answer was lost, is not stored twice:
 * the answer is the item as it is stored.
 */
export const createdOnce: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const key = context.action === 'create' && strapi.requestContext.get()?.get(HEADER);
    if (!key || caller() !== 'owner') return next();
    if (!FORMAT.test(key))
      throw new errors.ValidationError(
        'Idempotency-Key must have 16 to 64 letters, digits, underscores or hyphens',
      );
    const { uid } = context;
    return strapi.db.transaction(async ({ trx }) => {
      const keys = () => trx(TABLE);
      const now = Date.now();
      await keys()
        .where('sent_at', '<', now - KEPT_MS)
        .delete();
      // Of two that arrive at a time the second waits here until the first is stored.
      await keys().insert({ key, content_type: uid, sent_at: now }).onConflict('key').ignore();
      const sent: SentKey = await keys().where({ key }).first('content_type', 'document_id');
      // The key is the item's of the form, not of what the same request stores besides.
      if (sent.content_type !== uid) return next();
      const stored =
        sent.document_id && (await strapi.documents(uid).findOne({ documentId: sent.document_id }));
      if (stored) return stored;
      const created = await next();
      const { documentId } = created as { documentId: string };
      await keys().where({ key }).update({ document_id: documentId });
      return created;
    });
  };
