import * as z from 'zod/mini';
import { Unauthorised } from './errors';
import { postJson } from './http';
import { createSession, type SessionNews } from './session';

const refreshed = z.object({ jwt: z.string() });

async function refreshByCookie(): Promise<string | null> {
  try {
    return refreshed.parse(await postJson({ path: '/api/auth/refresh', keepalive: true })).jwt;
  } catch (error) {
    if (error instanceof Unauthorised) return null;
    throw error;
  }
}

/** Web Locks exist on https and localhost only; elsewhere each tab keeps order for itself. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('owner-session-renewal', work) : work();
}

const sessionNews: z.ZodMiniType<SessionNews> = z.discriminatedUnion('happened', [
  z.object({ happened: z.literal('signed-in'), account: z.string() }),
  z.object({ happened: z.literal('signed-out') }),
]);

/** The other tabs of this browser at this origin. A tab does not hear itself. */
function tabChannel() {
  const channel = new BroadcastChannel('owner-session');
  return {
    tell: (news: SessionNews) => channel.postMessage(news),
    listen: (onNews: (news: SessionNews) => void) =>
      channel.addEventListener('message', ({ data }) => {
        const news = sessionNews.safeParse(data);
        if (news.success) onNews(news.data);
      }),
  };
}

const KEY = 'admin-session';

/**
 * Whose session this browser may hold a cookie for: scripts cannot see the cookie itself. Not a secret. Kept
 * drafts belong to this name.
 */
export const sessionAccount = {
  remember: (name: string) => localStorage.setItem(KEY, name),
  forget: () => localStorage.removeItem(KEY),
  /** Null when nobody signed in, or the last one signed out. */
  name: () => localStorage.getItem(KEY),
};

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
