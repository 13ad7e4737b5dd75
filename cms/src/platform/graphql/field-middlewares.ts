import type { Core, UID } from '@strapi/strapi';
import { type Attribute, attributeList, ownModels } from '../database/models';

type FieldResolver = (parent: Parent, args: object, context: object, info: object) => Promise<unknown>;
/** Wraps Strapi's resolver of a field. */
export type FieldMiddleware = (next: FieldResolver, ...field: Parameters<FieldResolver>) => Promise<unknown>;

interface Parent {
  id?: number;
}

/** By 'Type.field', as `extension.use({ resolversConfig })` takes them. */
export type FieldMiddlewares = Record<string, { middlewares: FieldMiddleware[] }>;

/** Makes a middleware for the fields of our content types and components, including the connection of each list. */
export function fieldMiddlewares(
  strapi: Core.Strapi,
  middlewareFor: (attribute: Attribute, uid: UID.Schema, name: string) => FieldMiddleware | undefined,
): FieldMiddlewares {
  const { naming } = strapi.plugin('graphql').service('utils');
  const config: FieldMiddlewares = {};
  for (const uid of ownModels(strapi)) {
    const model = strapi.getModel(uid);
    const type = uid in strapi.components ? model.globalId : naming.getTypeName(model);
    for (const [name, attribute] of attributeList(strapi, uid)) {
      const middleware = middlewareFor(attribute, uid, name);
      if (!middleware) continue;
      config[`${type}.${name}`] = { middlewares: [middleware] };
      if (attribute.multiple || attribute.relation?.endsWith('ToMany'))
        config[`${type}.${name}_connection`] = { middlewares: [middleware] };
    }
  }
  return config;
}
