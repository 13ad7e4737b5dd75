import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { fieldsOfType } from '../../platform/database/models';
import { canonicalEmail } from '../../shared/canonical-text';
import { isSubmission } from '../content-types';
import { isInternalWrite } from '../internal-write';
import { itemFiles } from '../item-files';
import { titleOf } from '../rules/item-title';
import type { Rule } from '../rules/rule';
import { binHooksOf } from './bin-hooks';
import { type Binned, putInBin } from './bin-table';
import { readStoredItem } from './item-snapshot';

/**
 * Puts items into the bin when the owner or an editor deletes them, through any API. Items that the site deletes by
 * itself or that a visitor asked to erase are gone at once.
 */
export const moveToBin: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const stays =
      context.action === 'delete' && ['owner', 'editor'].includes(caller()) && !isInternalWrite('erase');
    if (!stays) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const { documentId } = context.params as { documentId: string };
      await binHooksOf(strapi, context.uid).lock?.(trx);
      const fileIds = await itemFiles.of(strapi).ofItem(strapi, context.uid, documentId);
      const entry = await storedForBin(strapi, trx, { uid: context.uid, documentId, fileIds });
      if (entry) await putInBin(strapi, trx, entry);
      return next();
    });
  };

/** Returns an item as stored in the bin; undefined if it does not exist. Call it in the transaction that deletes it. */
export async function storedForBin(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { uid, documentId, fileIds }: { uid: UID.ContentType; documentId: string; fileIds: number[] },
): Promise<Binned | undefined> {
  const item = await readStoredItem(strapi, trx, uid, documentId);
  const fields = item.rows[0]?.fields;
  if (!fields) return undefined;
  return {
    contentType: uid,
    documentId,
    title: titleOf(strapi, uid, fields),
    email: addressIn(strapi, uid, fields),
    item,
    fileIds,
  };
}

function addressIn(strapi: Core.Strapi, uid: UID.ContentType, fields: Record<string, unknown>) {
  if (!isSubmission(uid)) return null;
  const [name] = fieldsOfType(strapi, uid, 'email');
  return name ? canonicalEmail(String(fields[name] ?? '')) : null;
}
