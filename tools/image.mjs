// @ts-check
/**
 * `npm run test:image`: runs the steps of the Dockerfile without a container, with the Node version that it names.
 * Starts the result and checks that it serves and writes only into DATA_DIR. The last line is `N passed, N failed`.
 */
import '../scripts/install/node-version.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/config/paths.mjs';
import { installPackages } from '../scripts/install/install.mjs';
import { npm } from '../scripts/install/npm.mjs';
import { INTERRUPTED, runProgram, runToEnd, temporaryFolder } from '../scripts/run/child-processes.mjs';
import { timed } from '../scripts/run/progress.mjs';
import { allowTypeScript } from '../scripts/run/typescript.mjs';
import { Summary } from '../scripts/testing/summary.mjs';

const [NODE = ''] = process.versions.node.split('.');
const NODE_OF_IMAGE = /^FROM node:(\d+)/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1] ?? NODE;

/**
 * Runs this program with the image's Node, which npm has as a package.
 *
 * @param {string} folder where that Node is installed
 * @returns {Promise<number>} its exit code
 */
async function runWithNodeOfImage(folder) {
  const name = `node-${process.platform}-${process.arch}`;
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${NODE_OF_IMAGE}`];
  const failure = `Node ${NODE_OF_IMAGE} of the image could not be installed:`;
  await timed(`Installing Node ${NODE_OF_IMAGE}`, () => npm(args, { cwd: folder, failure }));
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  const { code } = await runToEnd(node, [import.meta.filename], { cwd: ROOT, stdio: 'inherit' });
  return code;
}

/**
 * @param {string} folder
 * @param {import('../scripts/run/child-processes.mjs').Cleanup} cleanup
 */
async function tryImage(folder, cleanup) {
  const summary = new Summary();
  cleanup.onExit(() => console.log(`\n${summary.text()}`));
  await installPackages();
  await allowTypeScript();
  const { imageTrials } = await import('./image/trials.ts');
  for (const trial of imageTrials(folder, cleanup)) {
    // Each trial needs those before it.
    if (summary.failed === 0) await summary.run(trial);
  }
  return summary.failed > 0 ? 1 : 0;
}

await runProgram(
  (cleanup) => {
    const folder = temporaryFolder('site-image', cleanup);
    return NODE === NODE_OF_IMAGE ? tryImage(folder, cleanup) : runWithNodeOfImage(folder);
  },
  { interrupted: INTERRUPTED },
);
