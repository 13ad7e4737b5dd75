import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { FORM_TOKEN_PLACE } from '../../src/features/submission/posted-form';
import { pageToken } from '../../src/features/submission/proof';
import { ageOf } from '../cache/site-state';

/** A token is a signed time, so one serves all requests during this time. Milliseconds. */
const FRESH_MS = 500;
/** A page waits no longer for its token; without one the form requests a token when it is sent. Milliseconds. */
const LONGEST_WAIT_MS = 200;

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns a token for the forms of a page that is sent now, shared for half a second; empty when it is late */
    freshFormToken(): Promise<string>;
  }
}

/**
 * Fills a token into each page with a form when it is sent. A cached page has only a placeholder: a cached token would
 * let robots pass at once, and would expire for everybody. Register before compression.
 *
 * @param issue requests a token from the CMS; undefined when it returns none
 * @param isAway whether the last request to the CMS failed: then no page waits for a token
 */
export function freshFormTokens(
  server: FastifyInstance,
  issue: () => Promise<string | undefined>,
  isAway: () => boolean,
): void {
  let lastRequest: { at: number; token: Promise<string> } | undefined;
  const ask = async () => {
    const token = await issue();
    return token === undefined ? '' : pageToken(token, Date.now());
  };
  const token = async () => {
    if (isAway()) return '';
    const now = Date.now();
    if (!lastRequest || ageOf(lastRequest.at, now) >= FRESH_MS) {
      // The wait counts from the request: callers that join later wait for the rest of it.
      lastRequest = { at: now, token: Promise.race([ask(), wait(LONGEST_WAIT_MS, '', { ref: false })]) };
    }
    return lastRequest.token;
  };
  server.decorate('freshFormToken', token);
  server.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload !== 'string' || !payload.includes(FORM_TOKEN_PLACE)) return payload;
    return payload.replaceAll(FORM_TOKEN_PLACE, await token());
  });
}
