import type { DocumentContext, DocumentMiddleware } from './rule';

type Next = Parameters<DocumentMiddleware>[1];

/** Runs a read as if some items did not exist. A filter alone would not apply to a read by documentId. */
export function readWithout({ params }: DocumentContext, hidden: readonly string[], next: Next) {
  if (hidden.length === 0) return next();
  const read = params as { documentId?: string; filters?: object };
  if (read.documentId && hidden.includes(read.documentId)) return Promise.resolve(null) as ReturnType<Next>;
  const shown = { documentId: { $notIn: hidden } };
  read.filters = read.filters ? { $and: [read.filters, shown] } : shown;
  return next();
}
