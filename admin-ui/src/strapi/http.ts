import { Unavailable } from './errors';
import { failureOf } from './failure';
import { wording } from './wording';

/** Reading gives up early and says so; a write gets longer, because nobody knows what a cut one did. */
const READ_TIMEOUT_MS = 15_000;
export const WRITE_TIMEOUT_MS = 30_000;

interface JsonPost {
  path: `/api/${string}`;
  body?: unknown;
  /** Access token; absent for the endpoints that live on the session cookie alone. */
  token?: string;
  /** Arrives, and its cookie is kept, even when the page is being left. */
  keepalive?: boolean;
}

/**
 * One JSON call to the CMS's REST endpoints, through the same origin.
 *
 * @returns the parsed answer
 * @throws Unauthorised, Refusal, Conflict or Unavailable
 */
export function postJson({ path, body, token, keepalive }: JsonPost): Promise<unknown> {
  return answerTo(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // The CMS wants it on every endpoint that acts on the cookie: a foreign page cannot set it.
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

/** Cancels a read that nobody waits for any more, or that takes too long. */
export function readLimit(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(READ_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

export function bearer(token?: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/**
 * One call through the same origin.
 *
 * @returns the parsed answer
 * @throws Unauthorised, Refusal, Conflict or Unavailable; GraphQL reports refusals with a status of 200
 */
export async function answerTo(path: string, init: RequestInit): Promise<unknown> {
  const response = await reached(fetch(path, init));
  // The status may have come in time and the body be cut all the same.
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
 * Turns the browser's own failures of fetching and reading into Unavailable; everything else passes.
 *
 * @throws Unavailable when nobody answered to the end or the time was up
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

/** The parsed body, or undefined when it is not JSON: a proxy's error page is HTML, its status decides alone. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
