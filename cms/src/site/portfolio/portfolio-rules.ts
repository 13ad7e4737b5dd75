import type { Core } from '@strapi/strapi';
import { refused } from '../../content/rules/refused';
import { type DocumentMiddleware, isRead, type Rule, writtenData } from '../../content/rules/rule';
import { withdrawnFiles } from '../../files';

const ITEM = 'api::portfolio-item.portfolio-item';
const KEY_FORMAT = /^[\w-]{16,64}$/;

/**
 * Ignores `position` in saves: only arranging changes it, and new items come first. An upload repeated with
 * the same key after a lost response is stored once.
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
  if (typeof key !== 'string' || !KEY_FORMAT.test(key)) throw refused('KEY_INVALID', { field: 'uploadKey' });
  const stored = async () => {
    const row = await strapi.db.query(ITEM).findOne({ where: { uploadKey: key }, select: ['documentId'] });
    return row && strapi.documents(ITEM).findOne({ documentId: row.documentId });
  };
  const earlier = await stored();
  if (earlier) return earlier;
  try {
    return await next();
  } catch (error) {
    // The unique index admits one of two parallel requests with the same key.
    const winner = await stored();
    if (winner) return winner;
    throw error;
  }
}

/** Leaves out items without an image, or with an expired one. As a rule, so that pages and counts agree. */
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
