// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { CommandError } from './command-error.mjs';
import { CMS, ROOT } from './paths.mjs';
import { runToEnd } from './processes.mjs';

/** A line now and then tells a working start from a stuck one. */
const STILL_MS = 15_000;

/** @param {number} since as of `Date.now()` */
export function secondsSince(since) {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/**
 * Says what is being done, that it goes on, and how long it took.
 *
 * @template T
 * @param {string} doing "Installing the packages of the CMS"
 * @param {() => Promise<T>} work
 */
export async function timed(doing, work) {
  const since = Date.now();
  console.log(`${doing} …`);
  const sayStill = () => console.log(`${doing}: still running after ${secondsSince(since)}`);
  const still = setInterval(sayStill, STILL_MS);
  try {
    const result = await work();
    console.log(`${doing}: done in ${secondsSince(since)}`);
    return result;
  } finally {
    clearInterval(still);
  }
}

/**
 * Runs npm and keeps its output to itself unless it fails.
 *
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, failure: string }} options `failure` is the sentence to stop with
 * @throws {CommandError} with npm's own output when npm fails
 */
export async function npm(args, { cwd, env = process.env, failure }) {
  // npm's own script when npm started us: the same npm, and no shell needed on Windows.
  const script = process.env.npm_execpath ?? '';
  const { code, output } =
    basename(script) === 'npm-cli.js'
      ? await runToEnd(process.execPath, [script, ...args], { cwd, env })
      : await runToEnd(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd, env });
  if (code !== 0) throw new CommandError(failure, { detail: output });
}

/** @type {(path: string, ignored: (path: string) => boolean) => string[]} in an order that is the same everywhere */
function filesUnder(path, ignored) {
  if (!existsSync(path) || ignored(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesUnder(join(path, name), ignored));
}

/**
 * One text for the names and contents of many files: it changes when one of them changes, appears or goes.
 *
 * @param {string} root the names count relative to this folder
 * @param {string[]} paths files and folders below it; missing ones count as empty
 * @param {{ ignored?: (path: string) => boolean, also?: string[] }} [options] `also`: other things that matter,
 *   such as the version of Node
 */
export function fingerprint(root, paths, { ignored = () => false, also = [] } = {}) {
  const hash = createHash('sha256').update(also.join('\0'));
  for (const file of paths.flatMap((path) => filesUnder(join(root, path), ignored))) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file).replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * A note of what something was made from. It is removed before the work and written after it, so work that
 * was cut off counts as not done.
 *
 * @param {string} file
 */
export const stamp = (file) => ({
  /** @param {string} print */
  matches: (print) => existsSync(file) && readFileSync(file, 'utf8') === print,
  remove: () => rmSync(file, { force: true }),
  /** @param {string} print */
  write: (print) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, print);
  },
});

const SITE_AND_TOOLS = {
  title: 'the site and the tools',
  folder: ROOT,
  lists: ['package.json', 'package-lock.json', 'web/package.json', 'admin-ui/package.json'],
};

/** A project of its own: Strapi's panel needs another React than the site. */
const CMS_ALONE = { title: 'the CMS', folder: CMS, lists: ['package.json', 'package-lock.json'] };

/** Compiled packages fit one Node and one kind of machine. */
const MACHINE = [process.platform, process.arch, process.versions.modules].join(' ');

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

/** For compilers that are told so by variables; Windows always has the ready-made copy. @returns {NodeJS.ProcessEnv} */
const compiling = () => ({
  ...process.env,
  CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -include '${join(ROOT, 'scripts', 'object-wrap.h')}'`,
});

/** True when no package is there yet. */
export const firstInstall = () =>
  [SITE_AND_TOOLS, CMS_ALONE].some(({ folder }) => !existsSync(join(folder, 'node_modules')));

/**
 * Installs what is missing or was installed from other lists; nothing otherwise.
 *
 * @param {typeof SITE_AND_TOOLS} project
 * @throws {CommandError} with npm's output when npm fails
 */
async function install({ title, folder, lists }) {
  const packages = join(folder, 'node_modules');
  const installed = stamp(join(packages, '.installed-from'));
  const compiled = stamp(join(packages, '.compiled-for'));
  if (compiled.matches(MACHINE) && installed.matches(fingerprint(folder, lists))) return;
  // npm leaves alone what is there in the right version, also when it was compiled for another Node.
  const stale = existsSync(packages) && !compiled.matches(MACHINE);
  installed.remove();
  const failure = `npm could not install the packages of ${title}. Check the network connection and the free disk space, then start again.`;
  await timed(`Installing the packages of ${title}`, async () => {
    const options = { cwd: folder, env: compiling(), failure };
    await npm(INSTALL, options);
    if (stale) await npm(['rebuild', '--strict-allow-scripts', '--loglevel=warn'], options);
  });
  compiled.write(MACHINE);
  installed.write(fingerprint(folder, lists));
}

export const installSiteAndTools = () => install(SITE_AND_TOOLS);

/** Takes three times as long the first time. */
export const installCms = () => install(CMS_ALONE);

export async function installMissing() {
  await Promise.all([installSiteAndTools(), installCms()]);
}
