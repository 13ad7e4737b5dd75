import * as z from 'zod/mini';
import { withConfirmation } from './confirmation';
import { Unauthorised } from './errors';
import { getJson, postJson } from './http';
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

async function isAccepted(token: string): Promise<boolean> {
  try {
    await getJson('/api/users/me', { token });
    return true;
  } catch (error) {
    if (error instanceof Unauthorised) return false;
    throw error;
  }
}

/**
 * Runs one renewal at a time. Web Locks exist on https and localhost only; elsewhere each tab orders its own
 * renewals.
 */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('owner-session-renewal', work) : work();
}

const sessionNews: z.ZodMiniType<SessionNews> = z.discriminatedUnion('happened', [
  z.object({ happened: z.literal('signed-in'), account: z.string() }),
  z.object({ happened: z.literal('signed-out') }),
]);

/** Channel to the other tabs of this browser at this origin. A tab does not receive its own messages. */
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
 * Name of the account that this browser may hold a session cookie for; scripts cannot read the cookie. Not a secret.
 * Drafts belong to this name.
 */
export const sessionAccount = {
  remember: (name: string) => localStorage.setItem(KEY, name),
  forget: () => localStorage.removeItem(KEY),
  /** Null if nobody has signed in, or after signing out. */
  name: () => localStorage.getItem(KEY),
};

/** The session of this page. */
export const session = createSession({
  refresh: refreshByCookie,
  isAccepted,
  oneAtATime,
  channel: tabChannel(),
  remembered: sessionAccount,
});

/**
 * Sends a request as the owner. All such requests go through here, the only place that handles a 401 and a refusal
 * that asks for a confirmation. After an expired token it renews the token and sends the request again. After the end
 * of the session it first asks for the password.
 * @throws SessionEnded if the owner signs out instead of signing in again; NotConfirmed if they cancel
 */
export function authorised<T>(send: (token: string) => Promise<T>): Promise<T> {
  return withConfirmation(() => withToken(send));
}

async function withToken<T>(send: (token: string) => Promise<T>): Promise<T> {
  const token = await session.token();
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof Unauthorised)) throw error;
    return send(await session.tokenInsteadOf(token));
  }
}
