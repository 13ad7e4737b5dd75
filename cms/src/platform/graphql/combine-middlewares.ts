import type { FieldMiddleware } from './batch-relations';

/** By 'Type.field'. */
export type FieldMiddlewares = Record<string, { middlewares: FieldMiddleware[] }>;

/**
 * Merges two tables of middlewares. Where both have middlewares for a field, those of `outer` run first. Strapi would
 * keep only one of the two.
 */
export function aroundEachField(outer: FieldMiddlewares, inner: FieldMiddlewares): FieldMiddlewares {
  const fields = new Set([...Object.keys(outer), ...Object.keys(inner)]);
  const both = (field: string) => [
    ...(outer[field]?.middlewares ?? []),
    ...(inner[field]?.middlewares ?? []),
  ];
  return Object.fromEntries([...fields].map((field) => [field, { middlewares: both(field) }]));
}
