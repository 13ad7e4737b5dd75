// @ts-check
import { requireTool } from './tools.mjs';

/**
 * @typedef {object} LoadRequest
 * @property {string} path
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 *
 * @typedef {object} Load
 * @property {number} perSecond
 * @property {number} p99 milliseconds
 * @property {number} failures answers that are not 2xx, and none at all
 *
 * @typedef {object} AutocannonResult
 * @property {{ average: number }} requests
 * @property {{ p99: number }} latency
 * @property {number} non2xx
 * @property {number} errors
 */

export const CONNECTIONS = 50;
const WARM_UP_SECONDS = 1;
/** What browsers send. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*' };

/**
 * Sends requests over fifty connections, each as soon as the one before it is answered, after a moment of warming up.
 *
 * @param {string} url
 * @param {{ seconds: number, next: () => LoadRequest }} options `next` gives each request
 * @returns {Promise<Load>}
 */
export async function load(url, { seconds, next }) {
  await run(url, Math.min(WARM_UP_SECONDS, seconds), next);
  const { requests, latency, non2xx, errors } = await run(url, seconds, next);
  return { perSecond: requests.average, p99: latency.p99, failures: non2xx + errors };
}

/**
 * @param {string} url
 * @param {number} duration seconds
 * @param {() => LoadRequest} next
 * @returns {Promise<AutocannonResult>}
 */
function run(url, duration, next) {
  const autocannon = requireTool('autocannon');
  /** @param {object} request */
  const setupRequest = (request) => {
    const { headers, ...own } = next();
    return { ...request, ...own, headers: { ...BROWSER, ...headers } };
  };
  return autocannon({ url, connections: CONNECTIONS, duration, requests: [{ setupRequest }] });
}
