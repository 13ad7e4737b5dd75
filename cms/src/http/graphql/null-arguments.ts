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
 * `pagination: null` means the same as no pagination, as GraphQL has it; Strapi looks for its pages in null.
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

/** The lists in a content type take a page, too. */
function listsOf(model: { attributes: Record<string, Attribute> }, naming: Naming): string[] {
  const type = naming.getTypeName(model);
  return Object.entries(model.attributes)
    .filter(([, { relation, repeatable }]) => relation?.endsWith('ToMany') || repeatable)
    .flatMap(([name]) => [`${type}.${name}`, `${type}.${name}_connection`]);
}

const dropNulls: FieldMiddleware = (next, parent, args, context, info) =>
  next(parent, Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)), context, info);
