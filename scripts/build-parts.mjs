// @ts-check
import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint, npm, stamp, timed } from './install.mjs';
import { ROOT } from './paths.mjs';
import { throwAwaySecrets } from './secrets.mjs';

/**
 * @import { Environment } from './environment.mjs'
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {string} dist the folder it is built into
 * @property {string[]} inputs what it is made from, relative to the root
 * @property {string[]} outputs without these, relative to `dist`, it counts as not built
 * @property {string[]} command arguments for npm, run at the root
 */

const OF_THE_CMS = 'src config starter database package.json package-lock.json tsconfig.json'.split(' ');

/** What the site and the owner's area read of the CMS. */
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
/** Made from the other inputs, partly by the build itself. */
const GENERATED_NAME = /\.gen\.ts$|^graphql-env\.d\.ts$/;

/** Files that no build reads. @param {string} path */
export function isNoInput(path) {
  const name = basename(path);
  return IGNORED_NAME.test(name) || GENERATED_NAME.test(name);
}

/** @param {Part} part */
const builtFrom = ({ dist }) => stamp(join(ROOT, 'node_modules', '.cache', 'built', dist.replace('/', '-')));

/** Makes the next start build a part again. @param {Part} part */
export const forgetBuild = (part) => builtFrom(part).remove();

/**
 * Builds one part when it does not match its sources.
 *
 * @param {Part} part
 * @param {Environment} environment
 * @throws {import('./command-error.mjs').CommandError} with the build's output when the build fails
 */
export async function buildPart(part, { variables }) {
  const { title, dist, inputs, outputs, command } = part;
  // Taken before the build: a file saved while it runs then makes the next start build again.
  const print = fingerprint(ROOT, inputs, { ignored: isNoInput });
  const complete = outputs.every((output) => existsSync(join(ROOT, dist, output)));
  if (complete && builtFrom(part).matches(print)) return;
  forgetBuild(part);
  // A file whose source is gone would stay in dist, and Strapi loads what it finds there.
  rmSync(join(ROOT, dist), { recursive: true, force: true });
  // Strapi reads its whole configuration to build its panel, secrets included, and keeps none of them.
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
 * Builds the site and the owner's area when they do not match their sources.
 *
 * @param {Environment} environment
 * @throws {import('./command-error.mjs').CommandError} with the build's output when a build fails
 */
export async function buildFrontEnds(environment) {
  await buildPart(PARTS.web, environment);
  await buildPart(PARTS.adminUi, environment);
}

/**
 * Builds what does not match its sources; nothing otherwise.
 *
 * @param {Environment} environment
 * @throws {import('./command-error.mjs').CommandError} with the build's output when a build fails
 */
export async function buildStale(environment) {
  await Promise.all([buildPart(PARTS.cms, environment), buildFrontEnds(environment)]);
}
