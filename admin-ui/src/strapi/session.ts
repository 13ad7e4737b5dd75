import { SessionEnded } from './errors';

/**
 * `unknown`: this page has not asked yet. `open`: signed in. `ended`: it was open and is over, and the
 * password is asked for in place. `none`: signed out.
 */
export type SessionState = 'unknown' | 'open' | 'ended' | 'none';

/** What tabs of one browser tell each other about the session. Never a token. */
export type SessionNews = { happened: 'signed-in'; account: string } | { happened: 'signed-out' };

interface SessionParts {
  /** A new access token for the session cookie; null when the cookie is not accepted any more. */
  refresh: () => Promise<string | null>;
  /** Runs one renewal at a time over all tabs: the cookie changes with each and tolerates no race. */
  oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
  /** The other tabs of this browser. */
  channel: { tell(news: SessionNews): void; listen(onNews: (news: SessionNews) => void): void };
  /** What the browser remembers about the last sign-in. */
  remembered: { remember(name: string): void; forget(): void; name(): string | null };
}

/** The requests that wait until the password is given. */
interface Waiting {
  promise: Promise<string>;
  resolve: (token: string) => void;
  reject: (reason: SessionEnded) => void;
}

function newWaiting(): Waiting {
  const parts: Partial<Waiting> = {};
  const promise = new Promise<string>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  // When another tab signed out, no request may be waiting.
  promise.catch(() => undefined);
  return { ...parts, promise } as Waiting;
}

/** Half of the five minutes that an access token lasts. */
const RENEW_AHEAD_MS = 150_000;

/** The owner's session in this tab. The access token lives in this closure and nowhere else. */
export function createSession({ refresh, oneAtATime, channel, remembered }: SessionParts) {
  let state: SessionState = 'unknown';
  let accessToken: string | null = null;
  /** Milliseconds since 1970. */
  let acceptedAt = 0;
  let renewal: Promise<string | null> | null = null;
  let waiting: Waiting | null = null;
  let account = remembered.name() ?? '';
  let hasMoreToLose = () => false;
  /** Counted up by every end: a renewal from before it opens nothing. */
  let ends = 0;
  const listeners = new Set<() => void>();

  function become(next: SessionState) {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

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
    if (state === 'none') return Promise.reject(new SessionEnded());
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
    // Somebody else's session: what this tab holds is not theirs to see.
    if (state === 'ended' && name !== account) return close();
    // The cookie is good again: a page that asks for the password goes on, a sign-in page may pass.
    if (state === 'ended') renew().catch(() => undefined);
    if (state === 'none') {
      account = name;
      become('unknown');
    }
  }

  channel.listen((news) => {
    if (news.happened === 'signed-out') endedElsewhere();
    else openedElsewhere(news.account);
  });

  return {
    state: () => state,

    /** Name of the account that is signed in here, or was until the session ended. */
    account: () => account,

    /**
     * A tab with something to lose asks for the password in place when another one signs out.
     *
     * @returns stops it
     */
    stayWhile(wouldLose: () => boolean) {
      hasMoreToLose = wouldLose;
      return () => {
        hasMoreToLose = () => false;
      };
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /**
     * Opens the session from its cookie on the first call of this page.
     *
     * @returns whether the owner is signed in
     * @throws Unavailable when nobody answered: that says nothing about the session
     */
    async start(): Promise<boolean> {
      if (state === 'unknown' && !(await renew())) become('none');
      return state !== 'none';
    },

    /** The token in use, or a new one. Waits for the password when the session has ended. */
    async token(): Promise<string> {
      if (state === 'none') throw new SessionEnded();
      if (waiting) return waiting.promise;
      return accessToken ?? (await renew()) ?? askPassword();
    },

    /**
     * A token to use instead of one that was refused: another request's renewal, a new one, or, when the
     * session is over, the one that comes with the password. The caller's request simply goes on.
     *
     * @throws SessionEnded when the owner leaves instead; Unavailable when nobody answered
     */
    async tokenInsteadOf(refused: string): Promise<string> {
      if (accessToken === refused) accessToken = null;
      return this.token();
    },

    /**
     * A token that may run out soon is replaced now: what is sent while the page is left has no second try.
     */
    async renewAhead(): Promise<void> {
      if (accessToken === null || Date.now() - acceptedAt < RENEW_AHEAD_MS) return;
      // Whatever is wrong is said by the next request.
      await renew().catch(() => undefined);
    },

    /** After a successful sign-in, here or in the password dialog. */
    open(token: string, name: string) {
      account = name;
      remembered.remember(name);
      accept(token);
      channel.tell({ happened: 'signed-in', account });
    },

    /** After signing out: this tab and every other one without a filled form go to the sign-in page. */
    end() {
      remembered.forget();
      close();
      channel.tell({ happened: 'signed-out' });
    },

    /** Instead of giving the password again: this tab goes to the sign-in page, others still may ask. */
    leave: close,
  };
}
