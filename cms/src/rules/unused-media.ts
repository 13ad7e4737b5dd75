import type { Core, UID } from '@strapi/strapi';
import { type DocumentContext, isOurs, type Rule } from './document-middleware';

const FILE = 'plugin::upload.file';
const LINKS = 'files_related_mph';

/** Types whose Markdown may show a file by its address, without a link to it. */
const MARKDOWN_TYPES = ['api::blog-post.blog-post'] as const;

/**
 * A file that nothing uses any more is deleted with the item that used it, or when the item
 * gets another one. A removal that fails is logged and leaves the save alone.
 */
export const unusedMedia: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const candidates = mayDropFiles(strapi, context) ? await linkedFiles(strapi, context) : [];
    const result = await next();
    for (const id of candidates) await removeIfUnused(strapi, id);
    return result;
  };

function mayDropFiles(strapi: Core.Strapi, context: DocumentContext): boolean {
  if (!isOurs(context)) return false;
  if (context.action === 'delete') return true;
  if (context.action !== 'update' && context.action !== 'publish' && context.action !== 'unpublish')
    return false;
  return Object.values(strapi.contentType(context.uid).attributes).some(({ type }) => type === 'media');
}

async function linkedFiles(strapi: Core.Strapi, { uid, params }: DocumentContext): Promise<number[]> {
  const { documentId } = params as { documentId?: string };
  const { collectionName } = strapi.contentType(uid);
  if (!documentId || !collectionName) return [];
  return strapi.db.transaction(({ trx }) =>
    trx(LINKS)
      .where({ related_type: uid })
      .whereIn('related_id', trx(collectionName).where({ document_id: documentId }).select('id'))
      .distinct('file_id')
      .pluck('file_id'),
  );
}

async function removeIfUnused(strapi: Core.Strapi, id: number): Promise<void> {
  try {
    const [link] = await strapi.db.transaction(({ trx }) => trx(LINKS).where({ file_id: id }).limit(1));
    const file = link ? null : await strapi.db.query(FILE).findOne({ where: { id } });
    if (!file || (await shownInMarkdown(strapi, file.hash))) return;
    await strapi.plugin('upload').service('upload').remove(file);
  } catch (error) {
    strapi.log.error(
      `An unused file was not removed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function shownInMarkdown(strapi: Core.Strapi, hash: string): Promise<boolean> {
  for (const uid of MARKDOWN_TYPES satisfies readonly UID.ContentType[]) {
    if ((await strapi.db.query(uid).count({ where: { content: { $contains: hash } } })) > 0) return true;
  }
  return false;
}
