import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin } from '../../testing/public-origin';

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('Prometheus reads routes, cache and cms at a separate address that is not on the public origin', async () => {
  const state = { contentVersion: '1', maintenance: false };
  const cms = await startCmsStandIn((_request, response) => response.end(JSON.stringify(state)));
  const port = await freePort();
  const { server } = await buildOrigin({ cmsUrl: cms.url, metrics: { host: '127.0.0.1', port } });
  await server.inject({ url: '/blog/a-post' });
  await server.inject({ url: '/blog/a-post' });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('http_request_duration_seconds_count{route="/blog/*",status="2xx"} 2');
  expect(text).toContain('site_cache_answers_total{result="miss"} 1');
  expect(text).toContain('site_cache_answers_total{result="hit"} 1');
  expect(text).toContain('site_cms_reachable 1');
  expect(text).toContain('http_requests_in_flight 0');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect((await server.inject({ url: '/metrics' })).body).not.toContain('http_request');
});
