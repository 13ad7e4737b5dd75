import type { Core } from '@strapi/strapi';
import { filesInTextsOf } from '../uploads/files-in-text';
import { removeIfUnused } from '../uploads/unused-files';
import { type DocumentContext, isOurs, type Rule } from './document-middleware';

const LINKS = 'files_related_mph';

/** Types of attributes that may lead to a file: by a link, or by an address in Markdown. */
const WITH_FILES = ['media', 'richtext'];

/**
 * A file that nothing uses any more is deleted with the item that used it, or when the item
 * gets another one or its text no longer shows it. A removal that fails is logged and leaves the save alone.
 */
export const unusedMedia: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const candidates = mayDropFiles(strapi, context) ? await filesOf(strapi, context) : [];
    const result = await next();
    for (const id of candidates) await removeIfUnused(strapi, id);
    return result;
  };

function mayDropFiles(strapi: Core.Strapi, context: DocumentContext): boolean {
  if (!isOurs(context)) return false;
  if (context.action === 'delete') return true;
  if (!['update', 'publish', 'unpublish', 'discardDraft'].includes(context.action)) return false;
  return Object.values(strapi.contentType(context.uid).attributes).some(({ type }) =>
    WITH_FILES.includes(type),
  );
}

async function filesOf(strapi: Core.Strapi, { uid, params }: DocumentContext): Promise<number[]> {
  const { documentId } = params as { documentId?: string };
  const { collectionName } = strapi.contentType(uid);
  if (!documentId || !collectionName) return [];
  const linked: number[] = await strapi.db.transaction(({ trx }) =>
    trx(LINKS)
      .where({ related_type: uid })
      .whereIn('related_id', trx(collectionName).where({ document_id: documentId }).select('id'))
      .distinct('file_id')
      .pluck('file_id'),
  );
  const inTexts = await filesInTextsOf(strapi, uid, documentId);
  return [...new Set([...linked, ...inTexts.map(({ id }) => id)])];
}
