// @ts-check
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { IN_IMAGE, ROOT } from '../config/paths.mjs';
import { throwAwaySecrets } from '../config/secrets.mjs';
import { isProgramEnding } from '../run/child-processes.mjs';
import { step } from '../run/progress.mjs';
import { npm } from './npm.mjs';
import { fingerprint, stamp } from './stamp.mjs';

/**
 * @import { Environment } from '../config/environment.mjs'
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {string} folder where its npm script runs
 * @property {string} script
 * @property {string} dist the folder that it is built into
 * @property {string} [keeps] a folder in `dist` that another part is built into
 * @property {string[]} inputs its sources, relative to the root
 * @property {number} heapMb limit of its JavaScript memory; without one Node collects garbage too late for a
 * small server
 */

const OF_THE_CMS = ['src', 'config', 'starter', 'database', 'package.json', 'tsconfig.json'];

/** Files of the CMS that the front ends read. */
const SHARED = ['cms/schema.graphql', 'cms/src/shared'];

const LOCKFILE = 'pnpm-lock.yaml';

/** @type {Record<'cms' | 'panel' | 'web' | 'adminUi', Part>} */
export const PARTS = {
  cms: {
    title: 'the CMS',
    folder: 'cms',
    script: 'build',
    dist: 'cms/dist',
    keeps: 'build',
    inputs: [...OF_THE_CMS.map((name) => `cms/${name}`), LOCKFILE],
    heapMb: 512,
  },
  panel: {
    title: 'the panel',
    folder: 'cms',
    script: 'build:panel',
    dist: 'cms/dist/build',
    inputs: ['cms/src/admin', 'cms/config', 'cms/package.json', 'cms/build-panel.cjs', LOCKFILE],
    // With 1200 MB it ends without memory.
    heapMb: 1400,
  },
  web: {
    title: 'the site',
    folder: 'web',
    script: 'build',
    dist: 'web/dist',
    inputs: ['web', ...SHARED, LOCKFILE, 'tsconfig.base.json'],
    heapMb: 512,
  },
  adminUi: {
    title: "the owner's area",
    folder: 'admin-ui',
    script: 'build',
    dist: 'admin-ui/dist',
    inputs: ['admin-ui', ...SHARED, LOCKFILE, 'tsconfig.base.json'],
    heapMb: 512,
  },
};

const IGNORED_NAME = /^(node_modules|dist|coverage|tests|\..*)$|\.test\.tsx?$|\.md$|^vitest\./;
/** Generated from other inputs, partly by the build itself. */
const GENERATED_NAME = /^route-tree\.gen\.ts$|^graphql-env\.d\.ts$/;

/** Returns whether no build reads a file. @param {string} path */
export function isNoInput(path) {
  const name = basename(path);
  return IGNORED_NAME.test(name) || GENERATED_NAME.test(name);
}

/** The CMS serves its panel when this file is in the panel's folder. @param {Part} part */
const builtFrom = ({ dist }) => stamp(join(ROOT, dist, '.built-from'));

/** @param {Part} part */
const printOf = ({ inputs }) => fingerprint(ROOT, inputs, { ignored: isNoInput });

/** @param {Part} part */
export const buildStep = ({ title }) => `Building ${title}`;

/** Returns whether the sources of a part have changed since its last build. @param {Part} part */
export const isStale = (part) => !IN_IMAGE && !builtFrom(part).matches(printOf(part));

/** Makes the next start build a part again. @param {Part} part */
export const forgetBuild = (part) => builtFrom(part).remove();

/**
 * Removes old output: Strapi loads every file that it finds there. A running CMS must find the folder of its
 * panel when it starts.
 *
 * @param {Part} part
 */
function clear({ dist, keeps }) {
  const folder = join(ROOT, dist);
  mkdirSync(join(folder, keeps ?? ''), { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== keeps) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Builds a part, except in the image, if its sources have changed.
 *
 * @param {Part} part
 * @param {Environment} environment
 * @throws {import('../config/command-error.mjs').CommandError} with the build's output when the build fails
 */
export async function buildPart(part, { variables }) {
  // Before the build, so that a file saved during it makes the next start build again.
  const print = printOf(part);
  if (IN_IMAGE || builtFrom(part).matches(print)) return;
  forgetBuild(part);
  clear(part);
  // Strapi makes the folders that its configuration names, and the data may belong to another user.
  const env = {
    ...variables,
    ...throwAwaySecrets(),
    DATA_DIR: join(ROOT, 'node_modules', '.cache', 'data'),
    NODE_ENV: 'production',
    NODE_OPTIONS: `${variables.NODE_OPTIONS ?? ''} --max-old-space-size=${part.heapMb}`,
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const cwd = join(ROOT, part.folder);
  const failure = `Building ${part.title} failed. Output of the build:`;
  await step(buildStep(part), () => npm(['run', part.script], { cwd, env, failure }));
  builtFrom(part).write(print);
}

/**
 * Builds the panel beside the running site. A failure is logged and shown at the panel's address.
 *
 * @param {Environment} environment
 */
export async function buildPanelBeside(environment) {
  try {
    await buildPart(PARTS.panel, environment);
  } catch (error) {
    if (isProgramEnding()) return;
    const { message, detail } = /** @type {import('../config/command-error.mjs').CommandError} */ (error);
    console.error(
      `${message}\n\n${detail ?? ''}\n\nThe site runs without the panel. The next start tries again.`,
    );
    const dist = join(ROOT, PARTS.panel.dist);
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, '.failed'), message);
  }
}

/**
 * Builds the parts whose sources have changed, one after another: together they would need more memory than
 * a small server has.
 *
 * @param {Environment} environment
 * @throws {import('../config/command-error.mjs').CommandError} with the build's output when a build fails
 */
export async function buildStale(environment) {
  for (const part of Object.values(PARTS)) await buildPart(part, environment);
}
