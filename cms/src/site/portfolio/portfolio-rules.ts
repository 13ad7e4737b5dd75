import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type DocumentMiddleware, isRead, type Rule, writtenData } from '../../content/rules/rule';
import { withdrawnFiles } from '../../files';

const ITEM = 'api::portfolio-item.portfolio-item';
const KEY_FORMAT = /^[\w-]{16,64}$/;

/**
 * An item's place is changed by arranging the portfolio, never by saving the item: a new one comes first. And an
 * item that is sent again with the key of its upload, because the first answer was lost, is not stored twice.
 */
export const portfolioArrival: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data) return next();
    delete data.position;
    if (context.action === 'create' && data.uploadKey) return createOnce(strapi, data.uploadKey, next);
    delete data.uploadKey;
    return next();
  };

async function createOnce(
  strapi: Core.Strapi,
  key: unknown,
  next: Parameters<DocumentMiddleware>[1],
): Promise<Awaited<ReturnType<typeof next>>> {
  if (typeof key !== 'string' || !KEY_FORMAT.test(key))
    throw new errors.ValidationError('uploadKey must have 16 to 64 letters, digits, underscores or hyphens');
  const stored = async () => {
    const row = await strapi.db.query(ITEM).findOne({ where: { uploadKey: key }, select: ['documentId'] });
    return row && strapi.documents(ITEM).findOne({ documentId: row.documentId });
  };
  const earlier = await stored();
  if (earlier) return earlier;
  try {
    return await next();
  } catch (error) {
    // Of two parallel sends with one key the unique index lets one through.
    const winner = await stored();
    if (winner) return winner;
    throw error;
  }
}

/** Items without an image, or with one past its last day, are dropped. Here, so that pages and counts agree. */
export const portfolioWithImage: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    if (isRead(context) && caller() === 'visitor') {
      const params = context.params as { filters?: object };
      const { ids } = await withdrawnFiles(strapi);
      const withImage = { image: { id: { $notNull: true, ...(ids.length > 0 && { $notIn: ids }) } } };
      params.filters = params.filters ? { $and: [params.filters, withImage] } : withImage;
    }
    return next();
  };
