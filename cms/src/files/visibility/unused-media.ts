import type { Rule } from '../../content/rules/rule';
import { fieldsOfType } from '../../platform/database/models';
import { filesOfItem } from '../use/files-of-item';
import { settleFiles, unusedAmong } from './visibility';

const WRITES = ['create', 'update', 'publish', 'unpublish', 'discardDraft', 'delete'];

/**
 * Ends the public address of a file when a save removes its last use, and brings it back when a save uses it again. In
 * between it is kept for History and the bin. Files that stay in the item are not looked at.
 */
export const unusedMedia: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const { documentId, data } = context.params as { documentId?: string; data?: object };
    if (!WRITES.includes(context.action)) return next();
    const withFiles = fieldsOfType(strapi, context.uid, 'media', 'component', 'richtext');
    if (context.action === 'update' && !withFiles.some((field) => field in (data ?? {}))) return next();
    // With the save, so that a crash in between leaves no file public without a use.
    return strapi.db.transaction(async () => {
      const before = await filesOfItem(strapi, context.uid, documentId);
      const result = await next();
      const saved = documentId ?? (result as { documentId?: string } | null)?.documentId;
      const after = await filesOfItem(strapi, context.uid, saved);
      const dropped = before.filter((id) => !after.includes(id));
      const back = (await unusedAmong(strapi, after)).keys();
      await settleFiles(strapi, [...dropped, ...back], context.action === 'delete');
      return result;
    });
  };
