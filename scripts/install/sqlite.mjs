// @ts-check
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CMS, ROOT } from '../config/paths.mjs';
import { step } from '../run/progress.mjs';
import { npm } from './npm.mjs';
import { stamp } from './stamp.mjs';

const PACKAGE = join(CMS, 'node_modules', 'better-sqlite3');
const BUILD = join(PACKAGE, 'build');
/** The compiled driver fits one version of Node and one kind of machine. */
const MACHINE = [process.platform, process.arch, process.versions.modules].join(' ');

export const COMPILE_SQLITE = 'Compiling the SQLite driver';

const FAILURE =
  'The SQLite driver (better-sqlite3) could not be compiled. Install a C++ compiler, make and Python 3, then start again: ' +
  '"sudo apt-get install build-essential python3" on Debian and Ubuntu, "xcode-select --install" on a Mac.';

const compiled = stamp(join(BUILD, '.compiled-for'));

/** Returns whether the SQLite driver has to be compiled. */
export const sqliteIsMissing = () => !compiled.matches(MACHINE);

/**
 * Returns the folder whose `include/node` has the headers of a Node, so that compiling needs no network.
 *
 * @param {string} version as in `process.versions.node`
 * @param {string[]} prefixes folders to look in
 */
export function headersOf(version, prefixes) {
  const hasHeaders = (/** @type {string} */ prefix) => {
    const file = join(prefix, 'include', 'node', 'node_version.h');
    if (!existsSync(file)) return false;
    const text = readFileSync(file, 'utf8');
    const [, ...numbers] =
      /MAJOR_VERSION (\d+)[\s\S]*?MINOR_VERSION (\d+)[\s\S]*?PATCH_VERSION (\d+)/.exec(text) ?? [];
    return numbers.join('.') === version;
  };
  return prefixes.find(hasHeaders);
}

/** @returns {NodeJS.ProcessEnv} Windows always has the compiled package and ignores CXXFLAGS. */
function compiling() {
  const beside = dirname(dirname(realpathSync(process.execPath)));
  const headers = headersOf(process.versions.node, [beside, '/usr', '/usr/local']);
  return {
    ...process.env,
    ...(headers && { npm_config_nodedir: headers }),
    CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -include '${join(ROOT, 'scripts', 'install', 'object-wrap.h')}'`,
  };
}

/**
 * Downloads or compiles the SQLite driver unless that is done for this Node.
 *
 * @throws {import('../config/command-error.mjs').CommandError} with the compiler's output
 */
export async function compileSqlite() {
  if (!sqliteIsMissing()) return;
  compiled.remove();
  await step(COMPILE_SQLITE, () =>
    npm(['run', 'install'], { cwd: PACKAGE, env: compiling(), failure: FAILURE }),
  );
  // Only the driver itself is read.
  for (const name of ['obj', 'obj.target', 'test_extension.node', 'sqlite3.a'])
    rmSync(join(BUILD, 'Release', name), { recursive: true, force: true });
  compiled.write(MACHINE);
}
