import type { FieldMiddleware } from './batch-relations';

/** By 'Type.field' */
export type FieldMiddlewares = Record<string, { middlewares: FieldMiddleware[] }>;

/** Both around the fields that both name, the outer one first. Strapi would keep one of the two. */
export function aroundEachField(outer: FieldMiddlewares, inner: FieldMiddlewares): FieldMiddlewares {
  const fields = new Set([...Object.keys(outer), ...Object.keys(inner)]);
  const both = (field: string) => [
    ...(outer[field]?.middlewares ?? []),
    ...(inner[field]?.middlewares ?? []),
  ];
  return Object.fromEntries([...fields].map((field) => [field, { middlewares: both(field) }]));
}
