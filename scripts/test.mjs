// @ts-check
/**
 * `npm test`: runs everything that CI runs. It installs what it needs, uses its own ports and folders, and
 * leaves nothing running. The last line is `N passed, N failed`.
 *
 *   npm test
 * npm test -- --only=unit      only steps whose name contains the text
 */
import './install/node-version.mjs';
import { CommandError } from './config/command-error.mjs';
import { installPackages } from './install/install.mjs';
import { INTERRUPTED, runProgram, temporaryFolder } from './run/child-processes.mjs';
import { allowTypeScript } from './run/typescript.mjs';
import { Summary } from './testing/summary.mjs';

await runProgram(
  async (cleanup) => {
    const summary = new Summary();
    cleanup.onExit(() => console.log(`\n${summary.text()}`));
    const folder = temporaryFolder('site-tests', cleanup);
    const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';

    const packages = await summary.run({ name: 'install: the packages', run: installPackages });
    if (packages.failed) return 1;
    await allowTypeScript();
    const { allSteps } = await import('./testing/steps.ts');
    const { checks, lanes, withCms } = allSteps(folder, cleanup);
    const isNamed = (/** @type {{ name: string }} */ { name }) => name.includes(only);
    // Every step needs what the others install.
    const isWanted = (/** @type {{ name: string }} */ step) =>
      isNamed(step) || step.name.startsWith('install:');
    const all = [...checks, ...lanes.flat(), ...withCms];
    if (!all.some(isNamed)) throw new CommandError(`Unknown step "${only}". Use part of the name of a step.`);
    const runInTurn = async (/** @type {typeof checks} */ steps) => {
      for (const step of steps.filter(isWanted)) await summary.run(step);
    };

    await runInTurn(checks);
    await Promise.all(lanes.map(runInTurn));
    await runInTurn(withCms);
    return summary.failed > 0 ? 1 : 0;
  },
  { interrupted: INTERRUPTED },
);
