import type { Core } from '@strapi/strapi';
import type { FieldMiddleware } from '../../platform/graphql/batch-relations';

interface Attribute {
  relation?: string;
  repeatable?: boolean;
}

interface Naming {
  getTypeName(model: object): string;
}

/**
 * Drops arguments that are null. In GraphQL `pagination: null` means no pagination, but Strapi reads page numbers from
 * the null.
 *
 * @returns configuration for `extension.use({ resolversConfig })`
 */
export function withoutNullArguments(
  strapi: Core.Strapi,
): Record<string, { middlewares: FieldMiddleware[] }> {
  const { naming } = strapi.plugin('graphql').service('utils');
  const own = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  const queries = own.flatMap((model) => [
    naming.getFindQueryName(model),
    naming.getFindConnectionQueryName(model),
    naming.getFindOneQueryName(model),
  ]);
  const fields = [
    ...queries.map((name) => `Query.${name}`),
    ...own.flatMap((model) => listsOf(model, naming)),
  ];
  return Object.fromEntries(fields.map((field) => [field, { middlewares: [dropNulls] }]));
}

/** Lists inside a content type accept pagination too. */
function listsOf(model: { attributes: Record<string, Attribute> }, naming: Naming): string[] {
  const type = naming.getTypeName(model);
  return Object.entries(model.attributes)
    .filter(([, { relation, repeatable }]) => relation?.endsWith('ToMany') || repeatable)
    .flatMap(([name]) => [`${type}.${name}`, `${type}.${name}_connection`]);
}

const dropNulls: FieldMiddleware = (next, parent, args, context, info) =>
  next(parent, Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)), context, info);
