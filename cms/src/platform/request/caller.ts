import type { Core } from '@strapi/strapi';

/**
 * The sender of a request: a visitor, the owner, an editor signed in to Strapi's panel, or the system itself (boot,
 * starter content, jobs), which has no HTTP request.
 */
export type Caller = 'visitor' | 'owner' | 'editor' | 'system';

/** Returns who sends the current request. Fails closed: missing, expired or unknown authentication makes a visitor. */
export function currentCaller(strapi: Core.Strapi): Caller {
  const context = strapi.requestContext.get();
  if (!context) return 'system';
  const { auth } = context.state as { auth?: { strategy?: { name?: string }; credentials?: unknown } };
  if (!auth?.credentials) return 'visitor';
  return auth.strategy?.name === 'users-permissions' ? 'owner' : 'editor';
}
