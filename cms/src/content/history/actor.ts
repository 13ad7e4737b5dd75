import type { Core } from '@strapi/strapi';
import { currentCaller } from '../../platform/request/caller';

/**
 * Who did something; 'machine' is a program run on the machine itself, 'client' the client of a booking on their own page,
 * 'unknown' somebody who is not signed in.
 */
export type ActorKind = 'client' | 'owner' | 'administrator' | 'editor' | 'machine' | 'unknown';
/** 'schedule': the site itself, at the time that somebody chose. */
export type DoorName = 'GraphQL' | 'REST' | 'panel' | 'machine' | 'schedule';

export interface Actor {
  kind: ActorKind;
  name?: string;
}

interface SignedIn {
  username?: string | null;
  email?: string;
  roles?: { code: string }[];
}

/** Strapi's code of the role that may do everything in the panel. */
const ADMINISTRATOR = 'strapi-super-admin';

/** Whoever this request belongs to. */
export function currentActor(strapi: Core.Strapi): Actor {
  const caller = currentCaller(strapi);
  if (caller === 'system') return { kind: 'machine' };
  if (caller === 'visitor') return { kind: 'unknown' };
  const user = (strapi.requestContext.get()?.state.user ?? {}) as SignedIn;
  if (caller === 'owner') return { kind: 'owner', name: user.username ?? undefined };
  const administrator = user.roles?.some(({ code }) => code === ADMINISTRATOR) ?? false;
  return { kind: administrator ? 'administrator' : 'editor', name: user.email };
}

export function currentDoor(strapi: Core.Strapi): DoorName {
  const path = strapi.requestContext.get()?.path.toLowerCase();
  if (path === undefined) return 'machine';
  if (path.startsWith('/graphql')) return 'GraphQL';
  return path.startsWith('/api/') ? 'REST' : 'panel';
}
