// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import { CMS, ROOT } from '../config/paths.mjs';
import { runToEnd } from '../run/child-processes.mjs';
import { timed } from '../run/progress.mjs';

/**
 * Runs npm and shows its output only if it fails.
 *
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, failure: string }} options `failure`: the error's sentence
 * @throws {CommandError} with npm's own output when npm fails
 */
export async function npm(args, { cwd, env = process.env, failure }) {
  // The npm that started us, without a shell, which Windows would need.
  const script = process.env.npm_execpath ?? '';
  const { code, output } =
    basename(script) === 'npm-cli.js'
      ? await runToEnd(process.execPath, [script, ...args], { cwd, env })
      : await runToEnd(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd, env });
  if (code !== 0) throw new CommandError(failure, { detail: output });
}

/** @type {(path: string, ignored: (path: string) => boolean) => string[]} in the same order on every machine */
function filesUnder(path, ignored) {
  if (!existsSync(path) || ignored(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesUnder(join(path, name), ignored));
}

/**
 * Returns a hash of the names and contents of files. It changes when a file changes, appears or disappears.
 *
 * @param {string} root names are relative to this folder
 * @param {string[]} paths files and folders below it; missing ones count as empty
 * @param {{ ignored?: (path: string) => boolean, also?: string[] }} [options] `also`: other inputs, such as
 * the version of Node
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
 * A note of the inputs of some work. It is removed before the work and written after it, so interrupted
 * work counts as not done.
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

/** A separate project: Strapi's panel needs another version of React than the site. */
const CMS_ALONE = { title: 'the CMS', folder: CMS, lists: ['package.json', 'package-lock.json'] };

/** Compiled packages fit one version of Node and one kind of machine. */
const MACHINE = [process.platform, process.arch, process.versions.modules].join(' ');

/**
 * Arguments of the installation. `npm ci` would refuse a lockfile from another kind of machine; this keeps
 * every pinned version and the lockfile. Development packages are needed for builds, even if NODE_ENV is
 * production. Newer versions of npm fail on install scripts that `allowScripts` does not name.
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

/**
 * Variables for compilers; Windows always has the compiled package.
 *
 * @returns {NodeJS.ProcessEnv}
 */
const compiling = () => ({
  ...process.env,
  CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -include '${join(ROOT, 'scripts', 'install', 'object-wrap.h')}'`,
});

/** Returns whether a project has no packages yet. */
export const firstInstall = () =>
  [SITE_AND_TOOLS, CMS_ALONE].some(({ folder }) => !existsSync(join(folder, 'node_modules')));

/**
 * Installs packages if they are missing or the lists have changed.
 *
 * @param {typeof SITE_AND_TOOLS} project
 * @throws {CommandError} with npm's output when npm fails
 */
export async function install({ title, folder, lists }) {
  const packages = join(folder, 'node_modules');
  const installed = stamp(join(packages, '.installed-from'));
  const compiled = stamp(join(packages, '.compiled-for'));
  if (compiled.matches(MACHINE) && installed.matches(fingerprint(folder, lists))) return;
  // npm keeps packages of the right version even if they were compiled for another Node.
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
