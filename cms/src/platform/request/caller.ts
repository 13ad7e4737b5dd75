import type { Core } from '@strapi/strapi';

/**
 * Who asks: a visitor of the site, the owner, somebody signed in to the raw panel, or the system itself
 * (boot, starter content, background work), which has no HTTP request.
 */
export type Caller = 'visitor' | 'owner' | 'editor' | 'system';

interface RequestState {
  auth?: { strategy?: { name?: string }; credentials?: unknown };
}

/**
 * Fails closed: a request whose authentication is missing, expired or of an unknown kind is a visitor's.
 */
export function currentCaller(strapi: Core.Strapi): Caller {
  const context = strapi.requestContext.get();
  if (!context) return 'system';
  const { auth } = context.state as RequestState;
  if (!auth?.credentials) return 'visitor';
  return auth.strategy?.name === 'users-permissions' ? 'owner' : 'editor';
}
