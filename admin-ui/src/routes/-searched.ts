import { stripSearchParams } from '@tanstack/react-router';
import type * as z from 'zod/mini';

/** Options of a route whose search parameters have defaults. The URL leaves out those that equal them. */
export const searched = <Schema extends z.ZodMiniType<object, object>>(schema: Schema) => ({
  validateSearch: schema,
  // The router compares the defaults with one schema; every schema parses an empty search to its own defaults.
  search: { middlewares: [stripSearchParams<z.infer<Schema>>(schema.parse({}) as never)] },
});
