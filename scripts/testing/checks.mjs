// @ts-check
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ADMIN_UI, CMS, ROOT, WEB } from '../paths.mjs';
import { runToEnd } from '../running/owned-process.mjs';
import { npm } from '../setup/npm.mjs';
import { Stop } from '../stop.mjs';

const PACKAGES = join(ROOT, 'node_modules');
const CODE = ['web', 'admin-ui', 'cms', 'scripts', 'e2e'];

/**
 * @param {string} what
 * @param {string[]} node arguments for Node
 * @param {string} [cwd]
 */
async function mustPass(what, node, cwd = ROOT) {
  const { code, output } = await runToEnd(process.execPath, node, { cwd });
  if (code !== 0) throw new Stop(`${what} failed:`, { detail: output });
}

export const formatAndLint = () =>
  mustPass('Biome', [
    join(PACKAGES, '@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--error-on-warnings',
    '.',
  ]);

export const importDirections = () =>
  mustPass('The rules for imports', [
    join(PACKAGES, 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    ...CODE.filter((folder) => existsSync(join(ROOT, folder))),
  ]);

/** @param {string} folder */
const toolTypes = (folder) =>
  mustPass('TypeScript', [join(PACKAGES, 'typescript', 'bin', 'tsc'), '--noEmit', '--project', folder]);

/** @param {string} cwd */
const partTypes = (cwd) => npm(['run', 'types'], { cwd, failure: `TypeScript failed in ${basename(cwd)}:` });

/** In two lanes: the compiler keeps one core busy. */
export async function types() {
  const tools = async () => {
    for (const folder of ['scripts', 'scripts/tsconfig.starter-media.json', 'e2e']) await toolTypes(folder);
    await partTypes(CMS);
  };
  const frontEnds = async () => {
    for (const part of [WEB, ADMIN_UI]) await partTypes(part);
  };
  await Promise.all([tools(), frontEnds()]);
}

export const generatedFilesCurrent = () =>
  mustPass('Generated files', [join(ROOT, 'scripts', 'generate.mjs'), '--check']);
