import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import type { Environment } from '../config/environment.mjs';
import { secretsOf } from '../config/secrets.mjs';
import { freePort } from '../install/preflight.mjs';
import { type Cleanup, runToEnd } from '../run/child-processes.mjs';
import { findPostgres } from '../run/programs.ts';
import { waitUntilReady } from '../run/readiness.mjs';
import { type Plan, Service } from '../run/services.mjs';
import { startFront } from './front.ts';
import { testSiteEnvironment, testSitePlans } from './test-site.ts';

/** Four times as long as the load balancer needs to notice. */
const DRAIN_SECONDS = '2';
const READY_MS = 60_000;

/** A program of one machine, and its process. */
interface Replica {
  plan: Plan;
  service: Service;
}

export type Replicas = Awaited<ReturnType<typeof startReplicas>>;

/**
 * Creates an empty database next to that of other tests.
 *
 * @returns its address, as in DATABASE_URL
 */
async function newDatabase(serverUrl: string) {
  const url = new URL(serverUrl);
  url.pathname = '/replicas';
  const made = await runToEnd(
    findPostgres('psql') ?? 'psql',
    [serverUrl, '-c', 'CREATE DATABASE replicas'],
    {},
  );
  if (made.code !== 0) throw new CommandError('The database could not be made:', { detail: made.output });
  return url.href;
}

/**
 * Starts two CMS and two sites behind two load balancers, on one database and one folder of uploads, each with a
 * separate DATA_DIR. Both CMS start at the same moment on the empty database.
 *
 * @param serverUrl of PostgreSQL
 */
export async function startReplicas(folder: string, serverUrl: string, cleanup: Cleanup) {
  const sites = await startFront('/healthz', cleanup);
  const cms = await startFront('/api/health', cleanup);
  const together = {
    DATABASE_URL: await newDatabase(serverUrl),
    PUBLIC_URL: sites.url,
    CMS_INTERNAL_URL: cms.url,
    DRAIN_SECONDS,
  };
  const environmentOf = async (name: string, own: NodeJS.ProcessEnv): Promise<Environment> => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    for (const shared of ['public', 'variants']) {
      mkdirSync(join(folder, 'shared', shared), { recursive: true });
      symlinkSync(join(folder, 'shared', shared), join(dataDir, shared));
    }
    // Random ports, because the first ports tried look free to both until one of them listens.
    const ports = { PORT: String(await freePort(0)), CMS_PORT: String(await freePort(0)) };
    return testSiteEnvironment(folder, name, { ...together, ...ports, ...own });
  };
  const first = await environmentOf('replica-1', {});
  const secrets = secretsOf(first.dataDir, first.variables);
  const second = await environmentOf('replica-2', secrets);

  const environments = [first, second];
  const replicas = environments.flatMap((environment) =>
    testSitePlans(environment, 'nothing').map((plan): Replica => ({ plan, service: new Service(plan) })),
  );
  const stop = () => Promise.all(replicas.map(({ service }) => service.stop()));
  cleanup.onExit(stop);
  const [cms1, site1, cms2, site2] = replicas;
  const startBoth = (both: (Replica | undefined)[]) => Promise.all(both.map((each) => each?.service.start()));
  cms.add(...environments.map(({ cmsPort }) => `http://127.0.0.1:${cmsPort}`));
  await startBoth([cms1, cms2]);
  const origins = environments.map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
  sites.add(...origins);
  await startBoth([site1, site2]);
  // The load balancer learns of them by its next check.
  await waitUntilReady(`${sites.url}/healthz`, AbortSignal.timeout(READY_MS));

  const { OWNER_USERNAME, OWNER_PASSWORD } = first.variables;
  const owner = { name: String(OWNER_USERNAME), password: String(OWNER_PASSWORD) };
  return {
    /** Of the first machine; its public URL is that of the load balancer. */
    environment: first,
    owner,
    /** Of the two sites. */
    origins,
    replicas,
    stop,
  };
}
