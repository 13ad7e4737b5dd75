// @ts-check
import { Agent, request } from 'node:http';
import { Stop } from '../stop.mjs';

/** @import { LoadRequest } from './load.mjs' */

/** One connection that stays open: what is measured is the answer, not the handshake. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const PATIENCE_MS = 30_000;

/**
 * @param {string} url
 * @param {LoadRequest} what
 * @returns {Promise<number>} milliseconds from the request to the first byte of the body
 * @throws {Stop} when the answer is not 200
 */
export function firstByte(url, { path, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const asking = request(
      new URL(path, url),
      {
        agent,
        method,
        headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*', ...headers },
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (answer) => {
        let taken = 0;
        answer.once('data', () => {
          taken = performance.now() - since;
        });
        answer.on('data', () => {});
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve(taken);
          else reject(new Stop(`${method} ${path} answered ${answer.statusCode}.`));
        });
      },
    );
    asking.once('error', reject);
    asking.end(body);
  });
}
