import type { Core, UID } from '@strapi/strapi';
import DataLoader from 'dataloader';

type FieldResolver = (parent: Parent, args: object, context: object, info: object) => Promise<unknown>;
type FieldMiddleware = (next: FieldResolver, ...field: Parameters<FieldResolver>) => Promise<unknown>;

interface Parent {
  id?: number;
}

interface StoredFile {
  id: number;
}

interface AttributeDefinition {
  type: string;
  multiple?: boolean;
}

/**
 * Loads the pictures of a list with one question. Strapi asks for each row's anew, which makes a page of a
 * hundred posts cost a hundred queries.
 *
 * @returns configuration for `extension.use({ resolversConfig })`
 */
export function batchMedia(strapi: Core.Strapi): Record<string, { middlewares: FieldMiddleware[] }> {
  const { naming } = strapi.plugin('graphql').service('utils');
  const config: Record<string, { middlewares: FieldMiddleware[] }> = {};
  for (const model of Object.values(strapi.contentTypes)) {
    if (!model.uid.startsWith('api::')) continue;
    for (const [attribute, definition] of Object.entries<AttributeDefinition>(model.attributes)) {
      if (definition.type !== 'media' || definition.multiple) continue;
      config[`${naming.getTypeName(model)}.${attribute}`] = {
        middlewares: [batched(strapi, model.uid, attribute)],
      };
    }
  }
  return config;
}

function batched(strapi: Core.Strapi, uid: UID.ContentType, attribute: string): FieldMiddleware {
  /** One for each request, which is what a GraphQL context stands for. */
  const loaders = new WeakMap<object, DataLoader<number, unknown>>();
  return async (next, parent, args, context, info) => {
    if (parent.id === undefined) return next(parent, args, context, info);
    const loader = loaders.get(context) ?? new DataLoader((ids) => loadFiles(strapi, uid, attribute, ids));
    loaders.set(context, loader);
    return loader.load(parent.id);
  };
}

/** The file of each row in the order of `ids`; null for a row without. */
async function loadFiles(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  attribute: string,
  ids: readonly number[],
): Promise<unknown[]> {
  const rows: { id: number; [attribute: string]: unknown }[] = await strapi.db.query(uid).findMany({
    select: ['id'],
    where: { id: { $in: [...ids] } },
    populate: { [attribute]: true },
  });
  const { signFileUrls } = strapi.plugin('upload').service('file');
  const files = new Map<number, unknown>();
  for (const row of rows) {
    const file = row[attribute] as StoredFile | null;
    files.set(row.id, file && (await signFileUrls(file)));
  }
  return ids.map((id) => files.get(id) ?? null);
}
