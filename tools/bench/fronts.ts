import { join } from 'node:path';
import { checkEnvironment } from '../../scripts/config/environment.mjs';
import { freePort } from '../../scripts/install/preflight.mjs';
import type { Cleanup } from '../../scripts/run/child-processes.mjs';
import { Service } from '../../scripts/run/services.mjs';
import { testSitePlans } from '../../scripts/testing/test-site.ts';
import { startNginx } from './floors.ts';
import { CONNECTIONS, load } from './load.ts';
import { type Cell, ratio, type Table } from './report.ts';
import { mainPages, type Site } from './site.ts';

/** Connections that nginx keeps to the sites. */
const KEPT = 64;

/** Distributes requests evenly among the sites. @param origins of the sites */
const balancer = (origins: string[]) => (port: number) =>
  `upstream sites {
    ${origins.map((origin) => `server ${new URL(origin).host};`).join('\n    ')}
    keepalive ${KEPT};
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sites;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
    }
  }`;

/**
 * Measures pages per second of one site and of two behind nginx, with one CMS. The sites, nginx and the load
 * generator share the machine's cores.
 */
export async function frontsTable(
  nginx: string,
  site: Site,
  seconds: number,
  folder: string,
  cleanup: Cleanup,
): Promise<Table> {
  const port = await freePort(0);
  const another = checkEnvironment({ ...site.environment.variables, PORT: String(port) });
  const [, plan] = testSitePlans(another, 'nothing');
  if (!plan) throw new Error('A site has two programs.');
  const second = new Service(plan);
  cleanup.onExit(() => second.stop());
  await second.start();
  const origins = [site.url, `http://127.0.0.1:${port}`];
  const one = await startNginx(nginx, join(folder, 'front-of-one'), balancer(origins.slice(0, 1)), cleanup);
  const two = await startNginx(nginx, join(folder, 'front-of-two'), balancer(origins), cleanup);
  const rows: Cell[][] = [];
  for (const { name, path } of await mainPages(site.url)) {
    const next = () => ({ path });
    const ofOne = await load(one, seconds, next);
    const ofTwo = await load(two, seconds, next);
    const figures = [ofOne, ofTwo].flatMap(({ perSecond, p99, failures }) => [perSecond, p99, failures]);
    rows.push([name, ...figures, ratio(ofTwo.perSecond, ofOne.perSecond)]);
  }
  await second.stop();
  const columns = ['Page', 'one, a second', 'p99 ms', 'failed', 'two, a second', 'p99 ms', 'failed', 'Ratio'];
  return {
    title: `Cached pages of one and of two sites behind nginx, ${CONNECTIONS} connections`,
    columns,
    rows,
  };
}
