import { Agent, request } from 'node:http';
import { CommandError } from '../../scripts/config/command-error.mjs';
import { requireTool } from './tools.ts';

export interface LoadRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The used part of autocannon's result. */
interface Result {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

export const CONNECTIONS = 50;
const WARM_UP_SECONDS = 1;
const PATIENCE_MS = 30_000;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*' };

/**
 * Sends requests over fifty connections without pauses, after a short warm-up.
 *
 * @param next returns the next request
 * @returns `p99` in milliseconds; `failures`: missing and non-2xx responses
 */
export async function load(url: string, seconds: number, next: () => LoadRequest) {
  const autocannon = requireTool('autocannon');
  const setupRequest = (request: object) => {
    const { headers, ...own } = next();
    return { ...request, ...own, headers: { ...BROWSER, ...headers } };
  };
  const run = (duration: number): Promise<Result> =>
    autocannon({ url, connections: CONNECTIONS, duration, requests: [{ setupRequest }] });
  await run(Math.min(WARM_UP_SECONDS, seconds));
  const { requests, latency, non2xx, errors } = await run(seconds);
  return { perSecond: requests.average, p99: latency.p99, failures: non2xx + errors };
}

/** One open connection, so that the handshake is not measured. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Measures the time to the first byte.
 *
 * @returns milliseconds from the request to the first byte of the body
 * @throws {CommandError} when the status is not 200
 */
export function firstByte(url: string, { path, method = 'GET', headers, body }: LoadRequest) {
  return new Promise<number>((resolve, reject) => {
    const since = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const options = { agent, method, headers: { ...BROWSER, ...headers }, signal };
    const asking = request(new URL(path, url), options, (answer) => {
      let taken = 0;
      answer.once('data', () => {
        taken = performance.now() - since;
      });
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(taken);
        else reject(new CommandError(`${method} ${path} answered ${answer.statusCode}.`));
      });
    });
    asking.once('error', reject);
    asking.end(body);
  });
}
