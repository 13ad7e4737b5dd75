// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CMS, ROOT } from '../paths.mjs';
import { fingerprint, stamp } from './fingerprint.mjs';
import { npm } from './npm.mjs';
import { timed } from './progress.mjs';

const SITE_AND_TOOLS = {
  title: 'the site and the tools',
  folder: ROOT,
  lists: ['package.json', 'package-lock.json', 'web/package.json', 'admin-ui/package.json'],
};

/** A project of its own: Strapi's panel needs another React than the site. */
const CMS_ALONE = { title: 'the CMS', folder: CMS, lists: ['package.json', 'package-lock.json'] };

/** Compiled packages fit one Node and one kind of machine. */
const MACHINE = [process.platform, process.arch, process.versions.modules];

/**
 * `npm ci` would refuse a lockfile written on another kind of machine; this keeps every pinned version and
 * leaves the lockfile as it is. Development packages build the site, also where NODE_ENV is production. An install script
 * that `allowScripts` does not name stops an npm that knows the word.
 */
const INSTALL = [
  'install',
  '--strict-allow-scripts',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--include=dev',
  '--loglevel=warn',
];

/** @param {string} folder */
const stampOf = (folder) => stamp(join(folder, 'node_modules', '.installed-from'));

/** True when no package is there yet. */
export const firstInstall = () =>
  [SITE_AND_TOOLS, CMS_ALONE].some(({ folder }) => !existsSync(join(folder, 'node_modules')));

/** @param {typeof SITE_AND_TOOLS} project */
async function installProject({ title, folder, lists }) {
  const print = () => fingerprint(folder, lists, { also: MACHINE });
  const installed = stampOf(folder);
  if (installed.matches(print())) return;
  installed.remove();
  await timed(`Installing the packages of ${title}`, () =>
    npm(INSTALL, {
      cwd: folder,
      failure: `npm could not install the packages of ${title}: check the connection to its registry and the room on the disk, then start again.`,
    }),
  );
  installed.write(print());
}

/**
 * Installs what is missing or was installed from other lists; nothing otherwise.
 *
 * @throws {import('../stop.mjs').Stop} with npm's output when npm fails
 */
export const installSiteAndTools = () => installProject(SITE_AND_TOOLS);

/**
 * The same for the CMS, which takes three times as long the first time.
 *
 * @throws {import('../stop.mjs').Stop} with npm's output when npm fails
 */
export const installCms = () => installProject(CMS_ALONE);

/** Both at once. */
export async function installMissing() {
  await Promise.all([installSiteAndTools(), installCms()]);
}
