// @ts-check
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../checks/ports.mjs';
import { startTestSite, testSiteEnvironment } from '../testing/test-site.mjs';
import { addContent } from './content.mjs';
import { becomesQuiet, restingMemory } from './memory.mjs';

/**
 * @import { Ending } from '../running/program.mjs'
 *
 * @typedef {object} Site the built product, running on data of its own
 * @property {string} url
 * @property {string} dataDir
 * @property {string} ownerPassword
 * @property {() => Promise<{ web: number, cms: number }>} memory in MB, after a moment of rest
 * @property {() => Promise<void>} stop
 */

const WANTED_PORT = 3950;
/** By number: a name would be looked up, and may be tried as IPv6 first. */
const HOST = '127.0.0.1';
export const OWNER = 'owner';

/**
 * Starts the built product on a data folder and waits until nothing goes on in it.
 *
 * @param {string} folder for the data
 * @param {string} name of the data folder
 * @param {Ending} ending
 * @returns {Promise<Site>}
 */
export async function startSite(folder, name, ending) {
  const port = String(await freePort(WANTED_PORT));
  const own = { HOST, PORT: port, PUBLIC_URL: `http://${HOST}:${port}`, TRUST_PROXY: '0' };
  const { environment, owner, stack } = await startTestSite(
    await testSiteEnvironment(folder, name, own),
    ending,
  );
  const [cms = 0, web = 0] = stack.services.map(({ pid }) => pid ?? 0);
  await becomesQuiet(cms);
  return {
    url: environment.publicUrl,
    dataDir: environment.dataDir,
    ownerPassword: owner.password,
    memory: async () => {
      const [cmsMb = Number.NaN, webMb = Number.NaN] = await restingMemory([cms, web]);
      return { web: webMb, cms: cmsMb };
    },
    stop: stack.stop,
  };
}

/**
 * Starts the product on a copy of another one's data with more content in it. The other must be stopped.
 *
 * @param {Site} origin
 * @param {{ folder: string, items: number, ending: Ending }} options
 * @returns {Promise<Site>}
 */
export async function startLargerSite(origin, { folder, items, ending }) {
  const name = `with-${items}`;
  cpSync(origin.dataDir, join(folder, name), { recursive: true });
  addContent(join(folder, name), items);
  // The owner is in the copied database.
  return { ...(await startSite(folder, name, ending)), ownerPassword: origin.ownerPassword };
}
