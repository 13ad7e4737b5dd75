import * as z from 'zod/mini';
import { Unauthorised } from './errors';
import { postJson } from './http';
import { createSession } from './session';
import { sessionAccount } from './session-account';
import { tabChannel } from './session-channel';

const refreshed = z.object({ jwt: z.string() });

async function refreshByCookie(): Promise<string | null> {
  try {
    return refreshed.parse(await postJson({ path: '/api/auth/refresh' })).jwt;
  } catch (error) {
    if (error instanceof Unauthorised) return null;
    throw error;
  }
}

/** Web Locks exist on https and localhost only; elsewhere each tab keeps order for itself. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('owner-session-renewal', work) : work();
}

/** The one session of this page. */
export const session = createSession({
  refresh: refreshByCookie,
  oneAtATime,
  channel: tabChannel(),
  remembered: sessionAccount,
});

/**
 * Every call in the owner's name goes through here: the one place that knows what a 401 means. An
 * expired token is renewed and the call sent again; a session that is over asks for the password first.
 *
 * @throws SessionEnded when the owner signs out instead of giving the password
 */
export async function authorised<T>(send: (token: string) => Promise<T>): Promise<T> {
  const token = await session.token();
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof Unauthorised)) throw error;
    return send(await session.tokenInsteadOf(token));
  }
}
