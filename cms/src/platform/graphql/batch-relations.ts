import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import DataLoader from 'dataloader';

type FieldResolver = (parent: Parent, args: object, context: object, info: object) => Promise<unknown>;
/** Wraps Strapi's resolver of a field. */
export type FieldMiddleware = (next: FieldResolver, ...field: Parameters<FieldResolver>) => Promise<unknown>;

interface Parent {
  id?: number;
}

interface AttributeDefinition {
  type: string;
  multiple?: boolean;
  repeatable?: boolean;
  relation?: string;
  target?: UID.ContentType;
}

/**
 * Loads the picture, the single related item or the repeated components for all rows of a list with one query. Strapi
 * queries each row, so a page of a hundred posts would cost a hundred queries. Repeated components come whole and in
 * order, whatever page or order is asked for.
 *
 * @returns configuration for `extension.use({ resolversConfig })`
 */
export function batchRelations(strapi: Core.Strapi): Record<string, { middlewares: FieldMiddleware[] }> {
  const { naming } = strapi.plugin('graphql').service('utils');
  const config: Record<string, { middlewares: FieldMiddleware[] }> = {};
  const own = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  const models = [
    ...own.map((model) => ({ type: naming.getTypeName(model), model })),
    ...Object.values(strapi.components).map((model) => ({ type: model.globalId, model })),
  ];
  for (const { type, model } of models) {
    for (const [attribute, definition] of Object.entries<AttributeDefinition>(model.attributes)) {
      const finish = finishOf(strapi, definition);
      if (!finish) continue;
      config[`${type}.${attribute}`] = {
        middlewares: [batched((ids) => loadRelated(strapi, model.uid, attribute, ids, finish))],
      };
    }
  }
  return config;
}

type Finish = (related: unknown) => Promise<unknown>;

/** Returns the last step for each loaded value, or undefined for attributes that Strapi loads itself. */
function finishOf(strapi: Core.Strapi, definition: AttributeDefinition): Finish | undefined {
  const { type, multiple, repeatable, relation, target } = definition;
  if (type === 'component' && repeatable) return async (parts) => parts;
  const isToOne = type === 'relation' && relation?.endsWith('ToOne');
  if ((type === 'media' && !multiple) || (isToOne && target === 'plugin::upload.file')) {
    const { signFileUrls } = strapi.plugin('upload').service('file');
    return (file) => signFileUrls(file as { id: number });
  }
  // For a type with drafts, the version depends on the query.
  const hasDrafts = target && contentTypes.hasDraftAndPublish(strapi.getModel(target));
  return isToOne && target?.startsWith('api::') && !hasDrafts ? async (item) => item : undefined;
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
