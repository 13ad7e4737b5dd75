import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface Sent {
  method: string;
  /** As it is sent. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  /** 0: the connection was closed, or timed out. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

const LONGEST_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** Sends one request over a separate connection with an unchanged path, which `fetch` would normalize. */
export async function send(origin: string, { method, path, headers = {}, body }: Sent): Promise<Answer> {
  const { hostname: host, port } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const since = performance.now();
  const answered = (answer: Omit<Answer, 'ms'>) => ({ ...answer, ms: performance.now() - since });
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const sending = open({
      host,
      port,
      method,
      path,
      headers: { ...length, ...headers },
      agent: false,
      signal,
    });
    const responding = once(sending, 'response');
    // Errors after the response's headers are reported to the reader of its body.
    sending.on('error', () => {});
    sending.end(body);
    const [answer] = await responding;
    return answered({ status: answer.statusCode, headers: answer.headers, body: await text(answer) });
  } catch (error) {
    return answered({ status: 0, headers: {}, body: String(error) });
  }
}

export const sendJson = (origin: string, path: string, value: unknown, headers = {}) =>
  send(origin, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });

export interface SignIn {
  name: string;
  password: string;
}

export const askToSignIn = (siteUrl: string, { name, password }: SignIn) =>
  sendJson(siteUrl, '/api/auth/local', { identifier: name, password }, { 'x-forwarded-for': '10.9.9.9' });

/** @returns an Authorization header with the owner's token, which expires after five minutes */
export async function signIn(siteUrl: string, owner: SignIn) {
  const answer = await askToSignIn(siteUrl, owner);
  if (answer.status !== 200) throw new Error(`The owner could not sign in: ${answer.status} ${answer.body}`);
  return `Bearer ${JSON.parse(answer.body).jwt}`;
}

/** Waits until a page of a site is changed. Fails when that takes longer than `withinMs`. */
export async function waitForChange(
  siteUrl: string,
  path: string,
  isChanged: (answer: Answer) => boolean,
  withinMs: number,
): Promise<void> {
  const since = performance.now();
  while (!isChanged(await send(siteUrl, { method: 'GET', path }))) {
    const isLate = performance.now() - since > withinMs;
    assert.ok(!isLate, `${path} of ${siteUrl} is not changed after ${withinMs} ms`);
    await pause(LOOK_EVERY_MS);
  }
}
