import { expect, test } from 'vitest';
import { failureOf } from './retry-policy';

const error = (message: string, fields: object) => Object.assign(new Error(message), fields);
const refusedSignIn = error('Invalid login: 535 no', { code: 'EAUTH', responseCode: 535 });
const away = error('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET' });

test('retries an unreachable server with growing waits, for about three days in all', () => {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const { waitMs } = failureOf(away, attempts);
    if (waitMs === undefined) break;
    waits.push(waitMs);
  }
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits[0]).toBe(60_000);
  const days = waits.reduce((sum, ms) => sum + ms, 0) / (24 * 3600 * 1000);
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.5);
});

test.each([
  ['a refused sign-in, which somebody can mend', refusedSignIn],
  [
    'a refused sender, too',
    error('550 not you', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }),
  ],
  ['greylisting', error('450 later', { code: 'EENVELOPE', responseCode: 450 })],
  ['a mailbox that is full for now', error('452 full', { code: 'EMESSAGE', responseCode: 452 })],
  ['a server that never greets', error('Greeting never received', { code: 'ETIMEDOUT' })],
])('retries after %s', (_name, problem) => {
  expect(failureOf(problem, 1).waitMs).toBe(60_000);
});

test('does not retry an address that no server accepts', () => {
  expect(failureOf(error('Invalid recipient', { code: 'EENVELOPE' }), 1).waitMs).toBeUndefined();
});

test('does not retry an address that the server does not know', () => {
  const unknown = error('550 no such user', { code: 'EENVELOPE', responseCode: 550 });
  expect(failureOf(unknown, 1)).toEqual({ waitMs: undefined, problem: '550 no such user' });
});

test.each([
  ['a connection that closes before the last answer', 'Connection closed unexpectedly', 'ECONNECTION'],
  ['a server that stops answering', 'Timeout', 'ETIMEDOUT'],
  ['a connection that is cut', 'read ECONNRESET', 'ESOCKET'],
])('does not retry after %s, as the server may have accepted the email', (_name, message, code) => {
  const { waitMs, problem } = failureOf(error(message, { code }), 1);
  expect(waitMs).toBeUndefined();
  expect(problem).toBe(`It is unclear whether this email was sent: ${message}`);
});

test('removes addresses from the reason', () => {
  const { problem } = failureOf(new Error('550 5.1.1 <wanjiru@example.org>: no such user'), 1);
  expect(problem).toBe('550 5.1.1 the address: no such user');
});

test('shortens the reason to one line that fits its column', () => {
  const { problem } = failureOf(new Error(`550\r\n${'x'.repeat(500)}`), 1);
  expect(problem).toHaveLength(300);
  expect(problem).toMatch(/^550 x/);
});

test.each(['a', '@', '<', 'a@', '> '])('cuts a long answer of "%s" and removes addresses from it', (run) => {
  const { problem } = failureOf(new Error(`${run.repeat(40_000)} client@example.org`), 1);
  expect(problem.length).toBeLessThanOrEqual(300);
  const named = failureOf(new Error(`550 <client@example.org>: no ${run.repeat(40_000)}`), 1).problem;
  expect(named).toMatch(/^550 the address: no/);
});
