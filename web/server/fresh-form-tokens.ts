import type { FastifyInstance } from 'fastify';
import { pageToken } from '../src/features/submission/page-token';
import { FORM_TOKEN_PLACE } from '../src/features/submission/posted-form';

/** Tokens are signed times: one serves everybody who asks within this time. Milliseconds. */
const FRESH_MS = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /** A token for the forms of a page that is sent now; the same for all within half a second */
    freshFormToken(): Promise<string>;
  }
}

/**
 * Puts a token into each page with a form on its way out. The kept page has only a place for it: a token kept
 * with the page would be old enough for a robot at once, and one day too old for everybody. Register before
 * compression.
 *
 * @param issue asks the cms; undefined when it gives none
 */
export function freshFormTokens(server: FastifyInstance, issue: () => Promise<string | undefined>): void {
  let asked: { at: number; token: Promise<string> } | undefined;
  const ask = async () => pageToken((await issue()) ?? '', Date.now());
  const token = () => {
    const now = Date.now();
    if (!asked || now - asked.at >= FRESH_MS) asked = { at: now, token: ask() };
    return asked.token;
  };
  server.decorate('freshFormToken', token);
  server.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload !== 'string' || !payload.includes(FORM_TOKEN_PLACE)) return payload;
    return payload.replaceAll(FORM_TOKEN_PLACE, await token());
  });
}
