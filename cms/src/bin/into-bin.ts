import type { Core, UID } from '@strapi/strapi';
import { currentActor, currentDoor } from '../activity/actor';
import { currentAction } from '../activity/named-action';
import { SUBMISSIONS } from '../content-types';
import type { Rule } from '../rules/document-middleware';
import { titleOf } from '../rules/item-title';
import { filesOf } from '../uploads/unused-files';
import { putInBin } from './bin-table';
import { readStoredItem } from './stored-item';

/**
 * What somebody deletes, through whichever door, can come back for a while. What the site deletes by itself is over, and so
 * is what a visitor asked to be erased.
 */
export const intoBin: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const stays =
      context.action === 'delete' && ['owner', 'editor'].includes(caller()) && currentAction() !== 'erase';
    if (!stays) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const { documentId } = context.params as { documentId: string };
      const item = await readStoredItem(strapi, trx, context.uid, documentId);
      const fields = item.rows[0]?.fields;
      if (fields) {
        const { kind: actor, name: actorName = null } = currentActor(strapi);
        await putInBin(trx, {
          contentType: context.uid,
          documentId,
          title: titleOf(strapi, context.uid, fields),
          email: addressIn(strapi, context.uid, fields),
          actor,
          actorName,
          door: currentDoor(strapi),
          item,
          fileIds: await filesOf(strapi, context),
        });
      }
      return next();
    });
  };

function addressIn(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  fields: Record<string, unknown>,
): string | null {
  if (!SUBMISSIONS.some((submission) => submission === uid)) return null;
  const attributes = Object.entries<{ type: string }>(strapi.contentType(uid).attributes);
  const [name] = attributes.find(([, { type }]) => type === 'email') ?? [];
  return name ? String(fields[name] ?? '').toLowerCase() : null;
}
