import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pageToken } from '../../src/features/submission/page-token';
import { FORM_TOKEN_PLACE } from '../../src/features/submission/posted-form';

/** Tokens are signed times: one serves everybody who asks within this time. Milliseconds. */
const FRESH_MS = 500;
/** A page does not wait longer for the token of its form: the form asks for one when it is sent. Milliseconds. */
const LONGEST_WAIT_MS = 200;

declare module 'fastify' {
  interface FastifyInstance {
    /** A token for the forms of a page that is sent now, the same for all within half a second; empty when it is late */
    freshFormToken(): Promise<string>;
  }
}

/**
 * Puts a token into each page with a form on its way out. The kept page has only a place for it: a token kept
 * with the page would be old enough for a robot at once, and one day too old for everybody. Register before
 * compression.
 *
 * @param issue asks the cms; undefined when it gives none
 * @param isAway the cms did not answer a moment ago: nobody waits for a token then
 */
export function freshFormTokens(
  server: FastifyInstance,
  issue: () => Promise<string | undefined>,
  isAway: () => boolean,
): void {
  let asked: { at: number; token: Promise<string> } | undefined;
  const ask = async () => {
    const token = await issue();
    return token === undefined ? '' : pageToken(token, Date.now());
  };
  const token = async () => {
    if (isAway()) return '';
    const now = Date.now();
    if (!asked || now - asked.at >= FRESH_MS) {
      // The wait is counted from the question: who comes while it is on its way waits for the rest.
      asked = { at: now, token: Promise.race([ask(), wait(LONGEST_WAIT_MS, '', { ref: false })]) };
    }
    return asked.token;
  };
  server.decorate('freshFormToken', token);
  server.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload !== 'string' || !payload.includes(FORM_TOKEN_PLACE)) return payload;
    return payload.replaceAll(FORM_TOKEN_PLACE, await token());
  });
}
