// @ts-check
import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../config/paths.mjs';
import { throwAwaySecrets } from '../config/secrets.mjs';
import { timed } from '../run/progress.mjs';
import { fingerprint, npm, stamp } from './install.mjs';

/**
 * @import { Environment } from '../config/environment.mjs'
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {string} dist the folder that it is built into
 * @property {string[]} inputs its sources, relative to the root
 * @property {string[]} outputs relative to `dist`; if one is missing, the part is not built
 * @property {string[]} command arguments for npm, run at the root
 */

const OF_THE_CMS = 'src config starter database package.json package-lock.json tsconfig.json'.split(' ');

/** Files of the CMS that the front ends read. */
const SHARED = ['cms/schema.graphql', 'cms/src/shared'];

/** @type {Record<'cms' | 'web' | 'adminUi', Part>} */
export const PARTS = {
  cms: {
    title: 'the CMS and its panel',
    dist: 'cms/dist',
    inputs: OF_THE_CMS.map((name) => `cms/${name}`),
    outputs: ['src/index.js', 'build/index.html'],
    command: ['--prefix', 'cms', 'run', 'build'],
  },
  web: {
    title: 'the site',
    dist: 'web/dist',
    inputs: ['web', ...SHARED, 'package-lock.json', 'tsconfig.base.json'],
    outputs: ['client', 'server/main.js'],
    command: ['--workspace', 'web', 'run', 'build'],
  },
  adminUi: {
    title: "the owner's area",
    dist: 'admin-ui/dist',
    inputs: ['admin-ui', ...SHARED, 'package-lock.json', 'tsconfig.base.json'],
    outputs: ['index.html'],
    command: ['--workspace', 'admin-ui', 'run', 'build'],
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

/** @param {Part} part */
const builtFrom = ({ dist }) => stamp(join(ROOT, 'node_modules', '.cache', 'built', dist.replace('/', '-')));

/** Makes the next start build a part again. @param {Part} part */
export const forgetBuild = (part) => builtFrom(part).remove();

/**
 * Builds a part if its sources have changed.
 *
 * @param {Part} part
 * @param {Environment} environment
 * @throws {import('../config/command-error.mjs').CommandError} with the build's output when the build fails
 */
export async function buildPart(part, { variables }) {
  const { title, dist, inputs, outputs, command } = part;
  // Before the build, so that a file saved during it makes the next start build again.
  const print = fingerprint(ROOT, inputs, { ignored: isNoInput });
  const complete = outputs.every((output) => existsSync(join(ROOT, dist, output)));
  if (complete && builtFrom(part).matches(print)) return;
  forgetBuild(part);
  // Remove old output: Strapi loads every file that it finds there.
  rmSync(join(ROOT, dist), { recursive: true, force: true });
  // Strapi reads its whole configuration, with secrets, to build its panel, but stores none of them.
  const env = {
    ...variables,
    ...throwAwaySecrets(),
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const failure = `Building ${title} failed. Output of the build:`;
  await timed(`Building ${title}`, () => npm(command, { cwd: ROOT, env, failure }));
  builtFrom(part).write(print);
}

/**
 * Builds the site and the owner's area if their sources have changed.
 *
 * @param {Environment} environment
 * @throws {import('../config/command-error.mjs').CommandError} with the build's output when a build fails
 */
export async function buildFrontEnds(environment) {
  await buildPart(PARTS.web, environment);
  await buildPart(PARTS.adminUi, environment);
}

/**
 * Builds the parts whose sources have changed.
 *
 * @param {Environment} environment
 * @throws {import('../config/command-error.mjs').CommandError} with the build's output when a build fails
 */
export async function buildStale(environment) {
  await Promise.all([buildPart(PARTS.cms, environment), buildFrontEnds(environment)]);
}
