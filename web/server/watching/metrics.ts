import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from './requests';

/** From a response out of memory to the longest wait for the CMS. Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** RFC 9211 cache results, as `send-cached.ts` writes them, and their names in the metrics. */
const CACHE_RESULTS = [
  ['fwd=miss', 'miss'],
  ['cms-away', 'last_known'],
  ['hit', 'hit'],
] as const;

/**
 * Serves Prometheus on a separate address that is not part of the public origin. Register after `watchRequests`,
 * before anything that responds.
 */
export async function serveMetrics(
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
  siteState: { isAnswering(): Promise<boolean> },
): Promise<void> {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Until an answer began, by pattern of the address and class of the status',
    labelNames: ['route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests in work', registers });
  const cached = new Counter({
    name: 'site_cache_answers_total',
    help: 'Pages and answers that can be kept: from memory, made again, or the last known while the cms is away',
    labelNames: ['result'] as const,
    registers,
  });
  new Gauge({
    name: 'site_cms_reachable',
    help: '1 when the cms answers the site, 0 when it does not',
    registers,
    async collect() {
      this.set((await siteState.isAnswering()) ? 1 : 0);
    },
  });

  server.addHook('onRequest', (_request, _reply, done) => {
    inFlight.inc();
    done();
  });
  server.addHook('onResponse', async (request, reply) => {
    inFlight.dec();
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.observe({ route: routeOf(request), status }, reply.answeredAfter / 1000);
    const cacheStatus = String(reply.getHeader('cache-status') ?? '');
    const result = CACHE_RESULTS.find(([mark]) => cacheStatus.includes(mark))?.[1];
    if (result) cached.inc({ result });
  });

  const metrics = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('content-type', register.contentType);
    return response.end(await register.metrics());
  });
  await once(metrics.listen(port, host), 'listening');
  server.addHook('onClose', () => void metrics.close());
}
