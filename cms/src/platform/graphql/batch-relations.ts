import type { Core, UID } from '@strapi/strapi';
import DataLoader from 'dataloader';
import { type Attribute, hasDrafts } from '../database/models';
import { type FieldMiddleware, type FieldMiddlewares, fieldMiddlewares } from './field-middlewares';

/**
 * Loads the picture, the single related item or the repeated components for all rows of a list with one query. Strapi
 * queries each row, so a page of a hundred posts would cost a hundred queries. Repeated components come whole and in
 * order, whatever page or order is asked for.
 *
 * @returns configuration for `extension.use({ resolversConfig })`
 */
export const batchRelations = (strapi: Core.Strapi): FieldMiddlewares =>
  fieldMiddlewares(strapi, (attribute, uid, name) => {
    const finish = finishOf(strapi, attribute);
    return finish && batched((ids) => loadRelated(strapi, uid, name, ids, finish));
  });

type Finish = (related: unknown) => Promise<unknown>;

/** Returns the last step for each loaded value, or undefined for attributes that Strapi loads itself. */
function finishOf(strapi: Core.Strapi, attribute: Attribute): Finish | undefined {
  const { type, multiple, repeatable, relation, target } = attribute;
  if (type === 'component' && repeatable) return async (parts) => parts;
  const isToOne = type === 'relation' && relation?.endsWith('ToOne');
  if ((type === 'media' && !multiple) || (isToOne && target === 'plugin::upload.file')) {
    const { signFileUrls } = strapi.plugin('upload').service('file');
    return (file) => signFileUrls(file as { id: number });
  }
  // For a type with drafts, the version depends on the query.
  return isToOne && target?.startsWith('api::') && !hasDrafts(strapi, target)
    ? async (item) => item
    : undefined;
}

/** Resolves a field of all rows with one query. */
export function batched(load: (ids: readonly number[]) => Promise<unknown[]>): FieldMiddleware {
  const values = batchedValues(load);
  return async (next, parent, args, context, info) => {
    if (parent.id === undefined) return next(parent, args, context, info);
    return (await values(context, [parent.id]))[0];
  };
}

/**
 * Returns a function that answers all calls of a request which come together with one query.
 *
 * @returns called with the context of the request, which each request has for itself
 */
export function batchedValues<Value>(load: (ids: readonly number[]) => Promise<Value[]>) {
  const loaders = new WeakMap<object, DataLoader<number, Value>>();
  return async (context: object, ids: readonly number[]): Promise<Value[]> => {
    const loader = loaders.get(context) ?? new DataLoader<number, Value>(load);
    loaders.set(context, loader);
    return Promise.all(ids.map((id) => loader.load(id)));
  };
}

/** Returns the related value of each row, in the order of `ids`; null for rows without one. */
async function loadRelated(
  strapi: Core.Strapi,
  uid: UID.Schema,
  attribute: string,
  ids: readonly number[],
  finish: Finish,
): Promise<unknown[]> {
  const rows: { id: number; [attribute: string]: unknown }[] = await strapi.db.query(uid).findMany({
    select: ['id'],
    where: { id: { $in: [...ids] } },
    populate: { [attribute]: true },
  });
  const related = new Map<number, unknown>();
  for (const row of rows) related.set(row.id, row[attribute] && (await finish(row[attribute])));
  return ids.map((id) => related.get(id) ?? null);
}
