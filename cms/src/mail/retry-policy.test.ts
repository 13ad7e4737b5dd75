import { expect, test } from 'vitest';
import { failureOf } from './retry-policy';

const error = (message: string, fields: object) => Object.assign(new Error(message), fields);
const refusedSignIn = error('Invalid login: 535 no', { code: 'EAUTH', responseCode: 535 });
const away = error('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET' });

test('a server that is away is tried again after waits that grow to about three days in all', () => {
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
])('%s is tried again', (_name, problem) => {
  expect(failureOf(problem, 1).waitMs).toBe(60_000);
});

test('an address that no server takes is not tried again', () => {
  expect(failureOf(error('Invalid recipient', { code: 'EENVELOPE' }), 1).waitMs).toBeUndefined();
});

test('an address that the server does not know is not tried again', () => {
  const unknown = error('550 no such user', { code: 'EENVELOPE', responseCode: 550 });
  expect(failureOf(unknown, 1)).toEqual({ waitMs: undefined, problem: '550 no such user' });
});

test.each([
  ['a connection that closes before the last answer', 'Connection closed unexpectedly', 'ECONNECTION'],
  ['a server that stops answering', 'Timeout', 'ETIMEDOUT'],
  ['a connection that is cut', 'read ECONNRESET', 'ESOCKET'],
])('%s may have taken the mail: it is not sent again by itself', (_name, message, code) => {
  const { waitMs, problem } = failureOf(error(message, { code }), 1);
  expect(waitMs).toBeUndefined();
  expect(problem).toBe(`It is unclear whether this email was sent: ${message}`);
});

test('the reason names nobody', () => {
  const { problem } = failureOf(new Error('550 5.1.1 <wanjiru@example.org>: no such user'), 1);
  expect(problem).toBe('550 5.1.1 the address: no such user');
});

test('the reason is one line that fits its column', () => {
  const { problem } = failureOf(new Error(`550\r\n${'x'.repeat(500)}`), 1);
  expect(problem).toHaveLength(300);
  expect(problem).toMatch(/^550 x/);
});

test.each(['a', '@', '<', 'a@', '> '])('a long answer of "%s" is cut and names nobody', (run) => {
  const { problem } = failureOf(new Error(`${run.repeat(40_000)} client@example.org`), 1);
  expect(problem.length).toBeLessThanOrEqual(300);
  const named = failureOf(new Error(`550 <client@example.org>: no ${run.repeat(40_000)}`), 1).problem;
  expect(named).toMatch(/^550 the address: no/);
});
