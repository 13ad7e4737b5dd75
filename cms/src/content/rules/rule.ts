import type { Core, Modules } from '@strapi/strapi';
import type { Caller } from '../../platform/request/caller';

export type DocumentMiddleware = Modules.Documents.Middleware.Middleware;
export type DocumentContext = Parameters<DocumentMiddleware>[0];

/** Dependencies of a rule, passed in so that rules can be tested without HTTP. */
export interface RuleDependencies {
  strapi: Core.Strapi;
  caller: () => Caller;
}

export type Rule = (dependencies: RuleDependencies) => DocumentMiddleware;

/** Returns the fields of a create or update; undefined for other actions. */
export function writtenData(context: DocumentContext): Record<string, unknown> | undefined {
  if (context.action !== 'create' && context.action !== 'update') return undefined;
  const { data } = context.params as { data?: unknown };
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}

export const isRead = (context: DocumentContext) =>
  ['findOne', 'findFirst', 'findMany', 'count'].includes(context.action);
