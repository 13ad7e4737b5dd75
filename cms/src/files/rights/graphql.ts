import type { Core, UID } from '@strapi/strapi';
import { type Attribute, attributeList } from '../../platform/database/models';
import { batchedValues } from '../../platform/graphql/batch-relations';
import {
  type FieldMiddleware,
  type FieldMiddlewares,
  fieldMiddlewares,
} from '../../platform/graphql/field-middlewares';
import { type ExpiredFiles, withdrawnFromCaller } from './licence-end';
import { withoutWithdrawn } from './withdrawn-in-text';

interface Shown {
  id: number;
}

/** The value of a field: a picture, a list of pictures, or a page of them. */
type Pictures = Shown | Shown[] | { nodes: Shown[] } | null;

/**
 * Removes pictures past their last day from everything visitors read: media fields and texts of every content type and
 * component. A component with a required picture is removed together with it. Visitors read only through GraphQL.
 */
export const withoutWithdrawnPictures = (strapi: Core.Strapi): FieldMiddlewares => ({
  'BlogPost.pictures': { middlewares: [leaveOut(strapi, picturesLeft)] },
  ...fieldMiddlewares(strapi, (attribute) => middlewareFor(strapi, attribute)),
});

function middlewareFor(strapi: Core.Strapi, { type, component }: Attribute): FieldMiddleware | undefined {
  if (type === 'media') return leaveOut(strapi, picturesLeft);
  // In Markdown the address may be the target of a link; the link then leads nowhere.
  if (type === 'richtext') return leaveOutOfText(strapi, '#');
  if (['string', 'text'].includes(type)) return leaveOutOfText(strapi, '');
  const pictures = component ? requiredPictures(strapi, component) : [];
  return component && pictures.length > 0 ? wholeParts(strapi, component, pictures) : undefined;
}

const leaveOut =
  (strapi: Core.Strapi, left: (value: unknown, withdrawn: ExpiredFiles) => unknown): FieldMiddleware =>
  async (next, parent, args, context, info) => {
    const value = await next(parent, args, context, info);
    if (!value) return value;
    const withdrawn = await withdrawnFromCaller(strapi);
    return withdrawn.ids.length > 0 ? left(value, withdrawn) : value;
  };

function picturesLeft(value: unknown, { ids }: ExpiredFiles): unknown {
  const pictures = value as NonNullable<Pictures>;
  const isLeft = ({ id }: Shown) => !ids.includes(id);
  if (Array.isArray(pictures)) return pictures.filter(isLeft);
  if ('nodes' in pictures) return { ...pictures, nodes: pictures.nodes.filter(isLeft) };
  return isLeft(pictures) ? pictures : null;
}

const UPLOADS = '/uploads/';

/** Most texts contain no upload and need no query. */
const leaveOutOfText =
  (strapi: Core.Strapi, instead: string): FieldMiddleware =>
  async (next, parent, args, context, info) => {
    const value = await next(parent, args, context, info);
    if (typeof value !== 'string' || !value.includes(UPLOADS)) return value;
    return withoutWithdrawn(value, await withdrawnFromCaller(strapi), instead);
  };

/** Returns the required pictures of a component. GraphQL would fail the whole response if one were empty. */
const requiredPictures = (strapi: Core.Strapi, component: UID.Component): string[] =>
  attributeList(strapi, component).flatMap(([name, { type, required }]) =>
    type === 'media' && required ? [name] : [],
  );

type Part = Shown & Record<string, Shown | Shown[] | null>;

/** Removes components whose required picture is withdrawn or deleted. One query for all components of a list. */
function wholeParts(strapi: Core.Strapi, component: UID.Component, fields: string[]): FieldMiddleware {
  const whole = batchedValues((ids: readonly number[]) => wholeOf(strapi, component, fields, ids));
  return async (next, parent, args, context, info) => {
    const value = (await next(parent, args, context, info)) as Shown | Shown[] | null;
    const parts = [value ?? []].flat();
    const isWhole = await whole(
      context,
      parts.map(({ id }) => id),
    );
    if (Array.isArray(value)) return value.filter((_, at) => isWhole[at]);
    return value && isWhole[0] ? value : null;
  };
}

async function wholeOf(
  strapi: Core.Strapi,
  component: UID.Component,
  fields: string[],
  ids: readonly number[],
): Promise<boolean[]> {
  const rows: Part[] = await strapi.db.query(component).findMany({
    where: { id: { $in: [...ids] } },
    select: ['id'],
    populate: Object.fromEntries(fields.map((field) => [field, { select: ['id'] }])),
  });
  const withdrawn = await withdrawnFromCaller(strapi);
  const isShown = (picture: Shown) => !withdrawn.ids.includes(picture.id);
  const whole = rows.filter((row) => fields.every((field) => [row[field] ?? []].flat().some(isShown)));
  const found = new Set(whole.map(({ id }) => id));
  return ids.map((id) => found.has(id));
}
