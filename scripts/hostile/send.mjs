// @ts-check
import { request as open } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * @typedef {object} Sent
 * @property {string} method
 * @property {string} path as it goes over the line
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 *
 * @typedef {object} Answer
 * @property {number} status 0: the connection was closed, or nothing came in time
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {number} ms
 */

const LONGEST_MS = 20_000;

/**
 * Sends one request over a connection of its own, the path untouched: `fetch` would straighten it first.
 *
 * @param {string} origin
 * @param {Sent} request
 * @param {{ limitMs?: number }} [options]
 * @returns {Promise<Answer>}
 */
export async function send(origin, { method, path, headers = {}, body }, { limitMs = LONGEST_MS } = {}) {
  const { hostname, port } = new URL(origin);
  const since = performance.now();
  const ms = () => performance.now() - since;
  try {
    return await new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = {
        host: hostname,
        port,
        method,
        path,
        headers: { ...length, ...headers },
        agent: false,
      };
      const sending = open({ ...options, signal: AbortSignal.timeout(limitMs) }, (answer) => {
        text(answer).then(
          (read) =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read, ms: ms() }),
          reject,
        );
      });
      sending.on('error', reject);
      sending.end(body);
    });
  } catch (error) {
    return { status: 0, headers: {}, body: String(error), ms: ms() };
  }
}

/**
 * @param {string} siteUrl
 * @param {{ name: string, password: string }} owner
 */
export const askToSignIn = (siteUrl, { name, password }) =>
  send(siteUrl, {
    method: 'POST',
    path: '/api/auth/local',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
    body: JSON.stringify({ identifier: name, password }),
  });

/**
 * The owner's token, which lasts five minutes.
 *
 * @param {string} siteUrl
 * @param {{ name: string, password: string }} owner
 * @returns {Promise<string>} the value of an Authorization header
 */
export async function signIn(siteUrl, owner) {
  const answer = await askToSignIn(siteUrl, owner);
  if (answer.status !== 200) throw new Error(`The owner could not sign in: ${answer.status} ${answer.body}`);
  return `Bearer ${JSON.parse(answer.body).jwt}`;
}
