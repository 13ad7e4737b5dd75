// @ts-check
import { announce } from '../run/progress.mjs';
import { buildPart, buildStep, isStale, PARTS } from './build-parts.mjs';
import { installPackages } from './install.mjs';
import { COMPILE_SQLITE, compileSqlite, sqliteIsMissing } from './sqlite.mjs';

/** @import { Environment } from '../config/environment.mjs' */

/** Without its panel, which the CMS does not need to answer. */
const PARTS_OF_THE_SITE = [PARTS.cms, PARTS.web, PARTS.adminUi];

/**
 * @typedef {object} Work
 * @property {() => Promise<void>} install
 * @property {() => Promise<void>} compile
 * @property {(() => Promise<void>)[]} builds
 */

/**
 * Compiles and builds side by side after the installation. Two programs at a time suit the memory of a small
 * server.
 *
 * @param {Work} work
 */
export async function inOrder({ install, compile, builds }) {
  await install();
  const inTurn = async () => {
    for (const build of builds) await build();
  };
  await Promise.all([compile(), inTurn()]);
}

/**
 * Installs missing packages and builds what the site needs to answer, as far as sources have changed.
 *
 * @param {Environment} environment
 * @param {{ next?: string[] }} [options] names of the steps that follow
 * @throws {import('../config/command-error.mjs').CommandError} with the output of what fails
 */
export const prepareSite = (environment, { next = [] } = {}) =>
  inOrder({
    install: async () => {
      await installPackages();
      if (sqliteIsMissing()) announce([COMPILE_SQLITE]);
      announce([...PARTS_OF_THE_SITE.filter(isStale).map(buildStep), ...next]);
    },
    compile: compileSqlite,
    builds: PARTS_OF_THE_SITE.map((part) => () => buildPart(part, environment)),
  });

/**
 * Installs and builds everything, with the panel.
 *
 * @param {Environment} environment
 */
export async function prepareEverything(environment) {
  await prepareSite(environment, { next: isStale(PARTS.panel) ? [buildStep(PARTS.panel)] : [] });
  await buildPart(PARTS.panel, environment);
}
