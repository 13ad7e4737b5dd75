// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { runToEnd } from '../running/owned-process.mjs';
import { Stop } from '../stop.mjs';
import { honest, nodeTestCounts, playwrightCounts, vitestCounts } from './counts.mjs';

/** @import { Counts } from './counts.mjs' */

/** A runner that hangs must not hold up the whole command for ever. */
const LIMIT_MS = 15 * 60_000;

/**
 * Runs a test runner with its output on the screen.
 *
 * @param {string[]} node arguments for Node
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, report: string, read: (report: string) => Counts }} options
 *   `report` is the file that the runner writes for machines
 * @returns {Promise<Counts>}
 */
async function run(node, { cwd, env, report, read }) {
  const { code } = await runToEnd(process.execPath, node, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    limitMs: LIMIT_MS,
  });
  const counts = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 };
  return honest(counts, code);
}

/**
 * @param {string} project folder with Vitest installed and configured
 * @param {{ report: string, env: NodeJS.ProcessEnv, only?: string }} options `only`: one of the Vitest projects in it
 */
export function vitest(project, { report, env, only }) {
  const installed = [project, ROOT].map((folder) => join(folder, 'node_modules', 'vitest', 'vitest.mjs'));
  const script = installed.find((file) => existsSync(file));
  if (!script) throw new Stop(`Vitest is not installed for ${project}.`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run([script, 'run', ...(only ? ['--project', only] : []), ...reporters], {
    cwd: project,
    env,
    report,
    read: (text) => vitestCounts(JSON.parse(text)),
  });
}

/** @param {{ report: string, env: NodeJS.ProcessEnv, project: string }} options `project`: one of the configuration's */
export function playwright({ report, env, project }) {
  const script = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  return run([script, 'test', '--project', project, '--reporter=list,json'], {
    cwd: join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: (text) => playwrightCounts(JSON.parse(text)),
  });
}

/** @param {string} folder */
function testFilesUnder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.test.mjs')).map((name) => join(folder, name));
}

/** @param {{ report: string, env: NodeJS.ProcessEnv }} options */
export function nodeTests({ report, env }) {
  const toScreen = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  const toFile = ['--test-reporter=tap', `--test-reporter-destination=${report}`];
  return run(['--test', ...toScreen, ...toFile, ...testFilesUnder(join(ROOT, 'scripts'))], {
    cwd: ROOT,
    env,
    report,
    read: nodeTestCounts,
  });
}
