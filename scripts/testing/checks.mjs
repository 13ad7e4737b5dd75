// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CMS, ROOT } from '../paths.mjs';
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

/** Files, exports and dependencies that nothing uses. The CMS is an npm project of its own. */
export async function nothingUnused() {
  const knip = join(PACKAGES, 'knip', 'bin', 'knip.js');
  await mustPass('The search for unused code', [knip]);
  await mustPass('The search for unused code in cms', [knip, '--directory', 'cms']);
}

/** The compiler written in Go: it takes a fifth of the time. Strapi needs the one before it, which is a library too. */
const TYPESCRIPT = join(PACKAGES, 'typescript-native', 'bin', 'tsc');

/** In two lanes: the CMS's compiler keeps one core busy. */
export async function types() {
  const projects = async () => {
    for (const project of ['web', 'admin-ui', 'scripts', 'e2e']) {
      await mustPass('TypeScript', [TYPESCRIPT, '--noEmit', '--project', project]);
    }
  };
  const cms = () => npm(['run', 'types'], { cwd: CMS, failure: 'TypeScript failed in cms:' });
  await Promise.all([projects(), cms()]);
}

export const generatedFilesCurrent = () =>
  mustPass('Generated files', [join(ROOT, 'scripts', 'generate.mjs'), '--check']);
