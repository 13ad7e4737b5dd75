// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import { IN_IMAGE, ROOT } from '../config/paths.mjs';
import { runToEnd } from '../run/child-processes.mjs';
import { step } from '../run/progress.mjs';
import { allowTypeScript } from '../run/typescript.mjs';
import { npm } from './npm.mjs';
import { compileSqlite } from './sqlite.mjs';
import { fingerprint, stamp } from './stamp.mjs';

const PACKAGES = join(ROOT, 'node_modules');
/** A package.json and a lockfile with pnpm alone, so that npm checks its hash. */
const PNPM = join(ROOT, 'scripts', 'install', 'pnpm');
const PNPM_PROGRAM = join(PNPM, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');

const EVERYTHING = {
  title: 'the packages',
  folder: ROOT,
  lists: [
    ...['package.json', 'web/package.json', 'admin-ui/package.json', 'cms/package.json'],
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs', 'scripts/install/pnpm/package-lock.json'],
  ],
};

/** Some packages have builds for one kind of machine. */
const MACHINE = [process.platform, process.arch];

/** Returns whether nothing has been installed yet. */
export const firstInstall = () => !existsSync(PACKAGES);

/**
 * Returns the variables for npm and pnpm. Their caches are in the home folder, or beside the packages if that
 * cannot be written. Builds need development packages, even if NODE_ENV is production.
 *
 * @returns {NodeJS.ProcessEnv}
 */
function installing() {
  const env = { ...process.env, NODE_ENV: 'development', CI: 'true' };
  try {
    accessSync(homedir(), constants.W_OK);
    return env;
  } catch {
    const cache = join(PACKAGES, '.cache', 'home');
    const pnpm = { npm_config_store_dir: join(cache, 'store'), npm_config_cache_dir: join(cache, 'pnpm') };
    return { ...env, HOME: cache, npm_config_cache: join(cache, 'npm'), ...pnpm };
  }
}

/**
 * Installs packages, except in the image, if they are missing or the lists have changed. pnpm works from its
 * lockfile, which has the packages of every system and their hashes.
 *
 * @param {typeof EVERYTHING} project
 * @throws {CommandError} with the output when it fails
 */
export async function install({ title, folder, lists }) {
  const installed = stamp(join(folder, 'node_modules', '.installed-from'));
  const print = fingerprint(folder, lists, { also: MACHINE });
  if (IN_IMAGE || installed.matches(print)) return;
  installed.remove();
  const failure = `Could not install ${title}. Check the network connection and the free disk space, then start again.`;
  await step(`Installing ${title}`, async () => {
    const env = installing();
    await npm(['ci', '--no-audit', '--no-fund', '--loglevel=warn'], { cwd: PNPM, env, failure });
    const args = [PNPM_PROGRAM, 'install', '--frozen-lockfile', '--reporter=append-only'];
    const { code, output } = await runToEnd(process.execPath, args, { cwd: folder, env });
    if (code !== 0) throw new CommandError(failure, { detail: output });
  });
  installed.write(print);
}

export const installPackages = () => install(EVERYTHING);

/** Installs what programs of the CMS need, and lets this program import TypeScript. */
export async function installMissing() {
  await installPackages();
  await compileSqlite();
  await allowTypeScript();
}
