import type { Core } from '@strapi/strapi';
import { type Withdrawn, withdrawnFromCaller } from '../rights/last-day';
import { withoutWithdrawn } from '../rights/text-pictures';
import type { FieldMiddleware } from './batch-to-one';

interface Shown {
  id: number;
}

/** A field's picture, its list of pictures, or a page of them. */
type Pictures = Shown | Shown[] | { nodes: Shown[] } | null;

interface Attribute {
  type: string;
  multiple?: boolean;
}

/**
 * Takes pictures past their last day out of everything a visitor reads: fields with files and Markdown texts, of every
 * content type and part there is. Visitors read through GraphQL alone.
 *
 * @returns configuration for `extension.use({ resolversConfig })`
 */
export function withoutWithdrawnPictures(
  strapi: Core.Strapi,
): Record<string, { middlewares: FieldMiddleware[] }> {
  const { naming } = strapi.plugin('graphql').service('utils');
  const config: Record<string, { middlewares: FieldMiddleware[] }> = {
    'BlogPost.pictures': { middlewares: [leaveOut(strapi, picturesLeft)] },
  };
  const own = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  const models = [
    ...own.map((model) => ({ type: naming.getTypeName(model), attributes: model.attributes })),
    ...Object.values(strapi.components).map(({ globalId, attributes }) => ({ type: globalId, attributes })),
  ];
  for (const { type, attributes } of models) {
    for (const [name, attribute] of Object.entries<Attribute>(attributes)) {
      if (attribute.type === 'media') {
        const middlewares = [leaveOut(strapi, picturesLeft)];
        config[`${type}.${name}`] = { middlewares };
        if (attribute.multiple) config[`${type}.${name}_connection`] = { middlewares };
      }
      if (attribute.type === 'richtext')
        config[`${type}.${name}`] = { middlewares: [leaveOut(strapi, textLeft)] };
    }
  }
  return config;
}

const leaveOut =
  (strapi: Core.Strapi, left: (value: unknown, withdrawn: Withdrawn) => unknown): FieldMiddleware =>
  async (next, parent, args, context, info) => {
    const value = await next(parent, args, context, info);
    if (!value) return value;
    const withdrawn = await withdrawnFromCaller(strapi);
    return withdrawn.ids.length > 0 ? left(value, withdrawn) : value;
  };

function picturesLeft(value: unknown, { ids }: Withdrawn): unknown {
  const pictures = value as NonNullable<Pictures>;
  const isLeft = ({ id }: Shown) => !ids.includes(id);
  if (Array.isArray(pictures)) return pictures.filter(isLeft);
  if ('nodes' in pictures) return { ...pictures, nodes: pictures.nodes.filter(isLeft) };
  return isLeft(pictures) ? pictures : null;
}

const textLeft = (value: unknown, withdrawn: Withdrawn) => withoutWithdrawn(value as string, withdrawn);
