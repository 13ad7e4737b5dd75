import { noteServerTime } from '../dates/server-clock';
import { Unavailable } from './errors';
import { failureOf } from './failure';
import { wording } from './wording';

/** Reads fail early. Writes wait longer, because the result of an aborted write is unknown. */
const READ_TIMEOUT_MS = 15_000;
export const WRITE_TIMEOUT_MS = 30_000;

interface JsonPost {
  path: `/api/${string}`;
  body?: unknown;
  /** Access token; absent for endpoints that use only the session cookie. */
  token?: string;
  /** Lets the request finish, and its cookie be stored, even when the page is left. */
  keepalive?: boolean;
}

/**
 * Sends one JSON request to the CMS's REST endpoints on the same origin.
 * @returns the parsed response
 * @throws Unauthorised, Refusal, Conflict or Unavailable
 */
export function postJson({ path, body, token, keepalive }: JsonPost): Promise<unknown> {
  return answerTo(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // Required by the CMS on every endpoint that uses the cookie: another site cannot set this header.
      'X-Requested-With': 'XMLHttpRequest',
      ...bearer(token),
    },
    body: JSON.stringify(body ?? {}),
    signal: AbortSignal.timeout(WRITE_TIMEOUT_MS),
    keepalive,
  });
}

interface JsonGet {
  token?: string;
  signal?: AbortSignal;
}

/** Like postJson, for reading. */
export function getJson(path: `/api/${string}`, { token, signal }: JsonGet): Promise<unknown> {
  return answerTo(path, { headers: bearer(token), signal: readLimit(signal) });
}

/** Returns a signal that aborts a read when it is no longer needed or takes too long. */
export function readLimit(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(READ_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

export function bearer(token?: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/**
 * Sends one request to the same origin.
 * @returns the parsed response
 * @throws Unauthorised, Refusal, Conflict or Unavailable; GraphQL reports refusals with status 200
 */
export async function answerTo(path: string, init: RequestInit): Promise<unknown> {
  const response = await reached(fetch(path, init));
  noteServerTime(response);
  // The body may be cut off even if the status arrived in time.
  const answer = parseBody(await reached(response.text()));
  if (!response.ok || hasErrors(answer)) {
    throw failureOf({
      status: response.status,
      body: answer,
      retryAfter: response.headers.get('Retry-After'),
      requestId: response.headers.get('X-Request-Id'),
    });
  }
  return answer;
}

function hasErrors(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'errors' in answer;
}

/**
 * Converts the browser's errors of fetching and reading to Unavailable; passes all others.
 * @throws Unavailable if the response is incomplete or timed out
 */
async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new Unavailable(wording.timedOut);
    if (error instanceof TypeError) throw new Unavailable(wording.unavailable);
    throw error;
  }
}

/**
 * Returns the parsed body, or undefined if it is not JSON. A proxy's error page is HTML; then the status decides
 * alone.
 */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
