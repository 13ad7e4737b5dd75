import { createStore } from '../store';
import { SessionEnded } from './errors';
import { newWaiting, type Waiting } from './waiting';

/**
 * `unknown`: not checked yet. `open`: signed in. `ended`: the session has ended, and the page asks for the password
 * in place. `none`: signed out.
 */
export type SessionState = 'unknown' | 'open' | 'ended' | 'none';

/** Messages about the session between tabs of one browser. They never contain a token. */
export type SessionNews = { happened: 'signed-in'; account: string } | { happened: 'signed-out' };

interface SessionParts {
  /** Gets a new access token for the session cookie; null if the cookie is not accepted. */
  refresh: () => Promise<string | null>;
  /** Returns whether the CMS still accepts an access token. */
  isAccepted: (token: string) => Promise<boolean>;
  /** Runs one renewal at a time across all tabs. Each renewal changes the cookie, so parallel ones fail. */
  oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
  channel: { tell(news: SessionNews): void; listen(onNews: (news: SessionNews) => void): void };
  /** The last account that signed in, stored by the browser. */
  remembered: { remember(name: string): void; forget(): void; name(): string | null };
}

/** Half of the lifetime of an access token, which is five minutes. */
const RENEW_AHEAD_MS = 150_000;

/** Creates the owner's session of this tab. The access token lives only in this closure. */
export function createSession({ refresh, isAccepted, oneAtATime, channel, remembered }: SessionParts) {
  const { state, set: become, subscribe } = createStore<SessionState>('unknown');
  let accessToken: string | null = null;
  /** Milliseconds since 1970. */
  let acceptedAt = 0;
  let renewal: Promise<string | null> | null = null;
  /** Shared promise of the requests that wait for the password. */
  let waiting: Waiting<string> | null = null;
  let account = remembered.name() ?? '';
  let hasMoreToLose = () => false;
  /** Number of times the session has ended: a renewal that started before an end opens nothing. */
  let ends = 0;

  function accept(token: string): string {
    accessToken = token;
    acceptedAt = Date.now();
    waiting?.resolve(token);
    waiting = null;
    become('open');
    return token;
  }

  function close() {
    ends += 1;
    accessToken = null;
    waiting?.reject(new SessionEnded());
    waiting = null;
    become('none');
  }

  function renew(): Promise<string | null> {
    if (renewal) return renewal;
    const begun = ends;
    const renewing = oneAtATime(refresh)
      .then((token) => (token && begun === ends ? accept(token) : null))
      .finally(() => {
        if (renewal === renewing) renewal = null;
      });
    renewal = renewing;
    return renewing;
  }

  function askPassword(): Promise<string> {
    // Signed out, here or in another tab, while the renewal was under way.
    if (state() === 'none') return Promise.reject(new SessionEnded());
    waiting ??= newWaiting();
    become('ended');
    return waiting.promise;
  }

  function endedElsewhere() {
    if (!hasMoreToLose()) return close();
    ends += 1;
    renewal = null;
    accessToken = null;
    waiting ??= newWaiting();
    become('ended');
  }

  function openedElsewhere(name: string) {
    // Another account signed in: it must not see this tab's content.
    if (state() === 'ended' && name !== account) return close();
    // The cookie is valid again: a page that asks for the password continues, and a sign-in page may proceed.
    if (state() === 'ended') renew().catch(() => undefined);
    if (state() === 'none') {
      account = name;
      become('unknown');
    }
  }

  channel.listen((news) => {
    if (news.happened === 'signed-out') endedElsewhere();
    else openedElsewhere(news.account);
  });

  return {
    state,

    /** Returns the name of the signed-in account; after the session has ended, of the last one. */
    account: () => account,

    /**
     * Makes this tab ask for the password in place when another tab signs out and this one would lose changes.
     * @returns a function that removes the check
     */
    stayWhile(wouldLose: () => boolean) {
      hasMoreToLose = wouldLose;
      return () => {
        hasMoreToLose = () => false;
      };
    },

    subscribe,

    /**
     * Opens the session from its cookie on the first call of this page.
     * @returns whether the owner is signed in
     * @throws Unavailable without a response, which proves nothing about the session
     */
    async start(): Promise<boolean> {
      if (state() === 'unknown' && !(await renew())) become('none');
      return state() !== 'none';
    },

    /**
     * Asks whether an open session still holds: it may have ended elsewhere while this page slept.
     * @throws Unavailable without a response, which proves nothing about the session
     */
    async check(): Promise<void> {
      if (state() !== 'open') return;
      if (remembered.name() !== account) return endedElsewhere();
      const token = accessToken;
      if (token && (await isAccepted(token))) return;
      if (accessToken === token) accessToken = null;
      if (!accessToken && !(await renew()) && state() === 'open') endedElsewhere();
    },

    /** Returns the current token or a new one. Waits for the password if the session has ended. */
    async token(): Promise<string> {
      if (state() === 'none') throw new SessionEnded();
      if (waiting) return waiting.promise;
      return accessToken ?? (await renew()) ?? askPassword();
    },

    /**
     * Returns a token to replace a refused one. It comes from another request's renewal, a new renewal, or the
     * password dialog if the session has ended. The caller's request then continues.
     * @throws SessionEnded if the owner leaves; Unavailable without a response
     */
    async tokenInsteadOf(refused: string): Promise<string> {
      if (accessToken === refused) accessToken = null;
      return this.token();
    },

    /** Renews a token that may expire soon. A request sent while the page is left cannot be retried. */
    async renewAhead(): Promise<void> {
      if (accessToken === null || Date.now() - acceptedAt < RENEW_AHEAD_MS) return;
      // The next request reports the failure.
      await renew().catch(() => undefined);
    },

    /** Opens the session after a sign-in, here or in the password dialog. */
    open(token: string, name: string) {
      // Another account, with its passkey: it must not see this tab's content.
      if (state() === 'ended' && account && name !== account) return close();
      account = name;
      remembered.remember(name);
      accept(token);
      channel.tell({ happened: 'signed-in', account });
    },

    /** Ends the session after signing out. All tabs without a filled form go to the sign-in page. */
    end() {
      remembered.forget();
      close();
      channel.tell({ happened: 'signed-out' });
    },

    /** Leaves instead of entering the password: this tab goes to the sign-in page, while other tabs may still ask. */
    leave: close,
  };
}
