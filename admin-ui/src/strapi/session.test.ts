import { afterEach, describe, expect, test, vi } from 'vitest';
import { SessionEnded, Unavailable } from './errors';
import { createSession, type SessionNews } from './session';

function buildSession(refresh: () => Promise<string | null>, isAccepted = async (_token: string) => true) {
  const heard: SessionNews[] = [];
  let otherTab: (news: SessionNews) => void = () => {};
  let remembered: string | null = null;
  const session = createSession({
    refresh,
    isAccepted,
    oneAtATime: (work) => work(),
    channel: {
      tell: (news) => heard.push(news),
      listen: (onNews) => {
        otherTab = onNews;
      },
    },
    remembered: {
      remember: (name) => {
        remembered = name;
      },
      forget: () => {},
      name: () => remembered,
    },
  });
  const forget = () => {
    remembered = null;
  };
  return { session, forget, heard, otherTab: (news: SessionNews) => otherTab(news) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('The session lives in the cookie', () => {
  test('start-up opens the session from its cookie', async () => {
    const { session } = buildSession(async () => 'first');

    expect(await session.start()).toBe(true);
    expect(session.state()).toBe('open');
    expect(await session.token()).toBe('first');
  });

  test('start-up without a session reports it once', async () => {
    const refresh = vi.fn(async () => null);
    const { session } = buildSession(refresh);

    expect(await session.start()).toBe(false);
    expect(await session.start()).toBe(false);
    expect(refresh).toHaveBeenCalledTimes(1);
    await expect(session.token()).rejects.toBeInstanceOf(SessionEnded);
  });

  test('an unreachable CMS does not count as a missing session', async () => {
    const answers = [Promise.reject(new Unavailable('later')), Promise.resolve('first')];
    const { session } = buildSession(() => answers.shift() ?? Promise.resolve(null));

    await expect(session.start()).rejects.toBeInstanceOf(Unavailable);
    expect(await session.start()).toBe(true);
  });
});

describe('A session that ends while a form is filled in asks for the password in place', () => {
  test('requests refused together share one renewal', async () => {
    const refresh = vi.fn(async () => 'second');
    const { session } = buildSession(refresh);
    session.open('first', 'amani');

    const tokens = await Promise.all([session.tokenInsteadOf('first'), session.tokenInsteadOf('first')]);

    expect(tokens).toEqual(['second', 'second']);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('a late refusal of an old token keeps the new one', async () => {
    const refresh = vi.fn(async () => 'second');
    const { session } = buildSession(refresh);
    session.open('first', 'amani');
    await session.tokenInsteadOf('first');

    expect(await session.tokenInsteadOf('first')).toBe('second');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('after the session has ended, a request waits for the password and then continues', async () => {
    const { session } = buildSession(async () => null);
    session.open('first', 'amani');

    const waiting = session.tokenInsteadOf('first');
    await vi.waitFor(() => expect(session.state()).toBe('ended'), 30_000);
    session.open('after the password', 'amani');

    expect(await waiting).toBe('after the password');
    expect(session.state()).toBe('open');
  });

  test('leaving without the password fails the waiting request', async () => {
    const { session, heard } = buildSession(async () => null);
    session.open('first', 'amani');

    const waiting = session.tokenInsteadOf('first');
    await vi.waitFor(() => expect(session.state()).toBe('ended'), 30_000);
    session.leave();

    await expect(waiting).rejects.toBeInstanceOf(SessionEnded);
    expect(heard).toEqual([{ happened: 'signed-in', account: 'amani' }]);
  });

  test('a sign-in in another tab closes the password question in this one', async () => {
    const tokens = [null, 'by cookie'];
    const { session, otherTab } = buildSession(async () => tokens.shift() ?? null);
    session.open('first', 'amani');

    const waiting = session.tokenInsteadOf('first');
    await vi.waitFor(() => expect(session.state()).toBe('ended'), 30_000);
    otherTab({ happened: 'signed-in', account: 'amani' });

    expect(await waiting).toBe('by cookie');
  });
});

test.each([
  ['about to run out is replaced', 240_000, 'second'],
  ['that is new stays', 60_000, 'first'],
])('before the page is left, a token %s', async (_which, ageMs, token) => {
  vi.useFakeTimers();
  const { session } = buildSession(async () => 'second');
  session.open('first', 'amani');
  vi.advanceTimersByTime(ageMs);

  await session.renewAhead();

  expect(await session.token()).toBe(token);
});

describe('Signing out ends the session in every tab', () => {
  test('signing out notifies the other tabs', () => {
    const { session, heard } = buildSession(async () => null);
    session.open('first', 'amani');

    session.end();

    expect(heard).toEqual([{ happened: 'signed-in', account: 'amani' }, { happened: 'signed-out' }]);
    expect(session.state()).toBe('none');
  });

  test('a running renewal does not reopen a session that was signed out elsewhere', async () => {
    let answer: (token: string) => void = () => {};
    const { session, otherTab } = buildSession(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    session.open('first', 'amani');

    const waiting = session.tokenInsteadOf('first');
    otherTab({ happened: 'signed-out' });
    answer('too late');

    await expect(waiting).rejects.toBeInstanceOf(SessionEnded);
    expect(session.state()).toBe('none');
  });

  test('a tab with a filled form asks for the password in place and then continues', async () => {
    const { session, otherTab } = buildSession(async () => 'by cookie');
    session.open('first', 'amani');
    session.stayWhile(() => true);

    otherTab({ happened: 'signed-out' });
    expect(session.state()).toBe('ended');
    const waiting = session.token();
    otherTab({ happened: 'signed-in', account: 'amani' });

    expect(await waiting).toBe('by cookie');
    expect(session.state()).toBe('open');
  });

  test("another account that signs in does not see the tab's content", () => {
    const { session, otherTab } = buildSession(async () => 'by cookie');
    session.open('first', 'amani');
    session.stayWhile(() => true);

    otherTab({ happened: 'signed-out' });
    otherTab({ happened: 'signed-in', account: 'somebody' });

    expect(session.state()).toBe('none');
  });

  test('a tab without a filled form goes to the sign-in page', () => {
    const { session, otherTab } = buildSession(async () => null);
    session.open('first', 'amani');
    session.stayWhile(() => false);

    otherTab({ happened: 'signed-out' });

    expect(session.state()).toBe('none');
  });
});

describe('A page that is looked at again asks whether its session still holds', () => {
  test('it stays open while the CMS accepts its token', async () => {
    const { session } = buildSession(async () => null);
    session.open('first', 'amani');

    await session.check();

    expect(session.state()).toBe('open');
  });

  test('it stays open with a new token when the former one has expired', async () => {
    const { session } = buildSession(
      async () => 'second',
      async () => false,
    );
    session.open('first', 'amani');

    await session.check();

    expect(await session.token()).toBe('second');
  });

  test('it has ended after signing out on another device', async () => {
    const { session } = buildSession(
      async () => null,
      async () => false,
    );
    session.open('first', 'amani');

    await session.check();

    expect(session.state()).toBe('none');
  });

  test('after signing out in this browser it has ended without asking the CMS', async () => {
    const isAccepted = vi.fn(async () => true);
    const { session, forget } = buildSession(async () => 'second', isAccepted);
    session.open('first', 'amani');
    forget();

    await session.check();

    expect(session.state()).toBe('none');
    expect(isAccepted).not.toHaveBeenCalled();
  });

  test('it asks for the password in place if it would lose changes', async () => {
    const { session } = buildSession(
      async () => null,
      async () => false,
    );
    session.open('first', 'amani');
    session.stayWhile(() => true);

    await session.check();

    expect(session.state()).toBe('ended');
  });
});
