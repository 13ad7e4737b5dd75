// @ts-check
import { join } from 'node:path';
import { reachable } from '../environment/environment.mjs';
import { forCms, forWeb } from '../environment/for-programs.mjs';
import { CMS, ROOT, STRAPI, WEB } from '../paths.mjs';
import { timed } from '../setup/progress.mjs';
import { Service } from './service.mjs';

/**
 * @import { Environment } from '../environment/environment.mjs'
 * @import { Secrets } from '../secrets.mjs'
 * @import { Ending } from './program.mjs'
 * @import { Plan } from './service.mjs'
 */

/**
 * @typedef {object} Installation
 * @property {Environment} environment
 * @property {Secrets} secrets
 * @property {(message: unknown) => void} onMessage hears what the CMS tells its parent
 * @property {import('./output.mjs').Shown} shown
 */

/** Together below the ten seconds that a stop may take. */
const WEB_PATIENCE_MS = 5500;
const CMS_PATIENCE_MS = 4000;

/**
 * @param {Installation} installation
 * @returns {Plan}
 */
export function cmsPlan({ environment, secrets, onMessage, shown }) {
  return {
    name: 'the CMS',
    mark: 'cms',
    node: [STRAPI, 'start'],
    cwd: CMS,
    env: forCms(environment, secrets),
    readyUrl: `http://${reachable(environment.cmsHost)}:${environment.cmsPort}/api/health`,
    patienceMs: CMS_PATIENCE_MS,
    shown,
    onMessage,
  };
}

/**
 * @param {Installation} installation
 * @returns {Plan}
 */
export function webPlan({ environment, secrets, shown }) {
  return {
    name: 'the site',
    mark: 'web',
    node: [join(WEB, 'dist', 'server', 'main.js')],
    cwd: ROOT,
    env: forWeb(environment, secrets),
    readyUrl: `http://${reachable(environment.host)}:${environment.port}/healthz`,
    patienceMs: WEB_PATIENCE_MS,
    shown,
  };
}

/**
 * Starts programs one after the other. They are stopped in the opposite order, so that requests the site has
 * accepted are still answered by the CMS.
 *
 * @param {Plan[]} plans
 * @param {Ending} ending
 * @throws {import('../stop.mjs').Stop} when one of them does not become ready
 */
export async function startStack(plans, { atEnd }) {
  const services = plans.map((plan) => new Service(plan));
  for (const service of services) {
    atEnd(() => service.stop());
    await timed(`Starting ${service.plan.name}`, () => service.start());
  }
  return {
    services,
    keepRunning: () => Promise.race(services.map((service) => service.keepRunning())),
    stop: async () => {
      for (const service of services.toReversed()) await service.stop();
    },
  };
}
