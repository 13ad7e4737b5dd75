import type { Core } from '@strapi/strapi';
import { type Rule, writtenData } from './document-middleware';

/** A project's media type is what its file is, not what a caller says it is. */
export const projectMediaType: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = context.uid === 'api::project.project' ? writtenData(context) : undefined;
    if (data && 'media' in data) data.mediaType = await mediaTypeOf(strapi, data.media);
    return next();
  };

async function mediaTypeOf(strapi: Core.Strapi, fileId: unknown): Promise<'image' | 'video' | null> {
  if (!fileId) return null;
  const file = await strapi.db.query('plugin::upload.file').findOne({ where: { id: fileId } });
  if (!file) return null;
  return String(file.mime).startsWith('video/') ? 'video' : 'image';
}
