import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { databaseAnswers } from './health';
import { onAnswered } from './request-id';

/** Seconds: from a cached response to the longest time that the site waits. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Serves the metrics for Prometheus on a separate address, which the public site does not proxy. */
export async function serveMetrics(strapi: Core.Strapi, host: string, port: number): Promise<void> {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Until an answer was ready, by pattern of the address and class of the status',
    labelNames: ['route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  onAnswered.add(({ route, status, ms }) =>
    durations.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
  );
  new Counter({
    name: 'cms_forms_total',
    help: "Visitors' forms: stored, refused for what is in them or for coming too often, failed",
    labelNames: ['outcome'] as const,
    registers,
    collect() {
      this.reset();
      this.inc({ outcome: 'stored' }, counts.formsStored);
      this.inc({ outcome: 'refused' }, counts.formsRefused);
      this.inc({ outcome: 'failed' }, counts.formsFailed);
    },
  });
  new Counter({
    name: 'cms_sign_ins_refused_total',
    help: "Sign-ins to the owner's area and the panel with a wrong name or password",
    registers,
    collect() {
      this.reset();
      this.inc(counts.signInsRefused);
    },
  });
  new Gauge({
    name: 'cms_database_reachable',
    help: '1 when the database answers, 0 when it does not',
    registers,
    async collect() {
      this.set((await databaseAnswers(strapi)) ? 1 : 0);
    },
  });

  const metrics = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('content-type', register.contentType);
    return response.end(await register.metrics());
  });
  await once(metrics.listen(port, host), 'listening');
  strapi.server.httpServer.once('close', () => metrics.close());
}

export const counts = { formsStored: 0, formsRefused: 0, formsFailed: 0, signInsRefused: 0 };
