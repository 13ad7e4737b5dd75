import type { Core } from '@strapi/strapi';
import { currentCaller } from '../../platform/request/caller';

/**
 * 'machine' is a command-line program or a job, 'client' the client of a booking on their page, 'unknown' a caller who
 * is not signed in.
 */
export type ActorKind = 'client' | 'owner' | 'administrator' | 'editor' | 'machine' | 'unknown';
/** 'schedule' is the site itself, at a time chosen by a user. */
export type Source = 'GraphQL' | 'REST' | 'panel' | 'machine' | 'schedule';

export interface Actor {
  kind: ActorKind;
  name?: string;
}

interface SignedIn {
  username?: string | null;
  email?: string;
  roles?: { code: string }[];
}

/** Strapi's code of the panel role with all rights. */
const ADMINISTRATOR = 'strapi-super-admin';

export function currentActor(strapi: Core.Strapi): Actor {
  const caller = currentCaller(strapi);
  if (caller === 'system') return { kind: 'machine' };
  if (caller === 'visitor') return { kind: 'unknown' };
  const user = (strapi.requestContext.get()?.state.user ?? {}) as SignedIn;
  if (caller === 'owner') return { kind: 'owner', name: user.username ?? undefined };
  const administrator = user.roles?.some(({ code }) => code === ADMINISTRATOR) ?? false;
  return { kind: administrator ? 'administrator' : 'editor', name: user.email };
}

export function currentSource(strapi: Core.Strapi): Source {
  const path = strapi.requestContext.get()?.path.toLowerCase();
  if (path === undefined) return 'machine';
  if (path.startsWith('/graphql')) return 'GraphQL';
  return path.startsWith('/api/') ? 'REST' : 'panel';
}
