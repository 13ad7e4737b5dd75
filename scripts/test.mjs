// @ts-check
/**
 * `npm test`: everything that CI runs. It gets what it needs by itself, uses ports and folders of its own and
 * leaves nothing running. The last line it prints is `N passed, N failed`.
 *
 *   npm test
 *   npm test -- --only=unit      only the steps whose name contains the text
 */
import './node-version.mjs';
import { installCms, installSiteAndTools } from './install.mjs';
import { INTERRUPTED, runProgram, temporaryFolder } from './processes.mjs';
import { Stop } from './stop.mjs';
import { Tally } from './tally.mjs';
import { allowTypeScript } from './typescript.mjs';

await runProgram(
  async (ending) => {
    const tally = new Tally();
    ending.atEnd(() => console.log(`\n${tally.summary()}`));
    const folder = temporaryFolder('site-tests', ending);
    const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';

    const installingCms = installCms();
    // Its failure is told by the step that waits for it.
    installingCms.catch(() => {});
    const site = await tally.run({ name: 'install: the site and the tools', run: installSiteAndTools });
    if (site.failed) return 1;
    await allowTypeScript();
    const { allSteps } = await import('./testing/steps.ts');
    const { beforeCms, checks, lanes, withCms } = allSteps(folder, ending);
    const isWanted = (/** @type {{ name: string }} */ { name }) => name.includes(only);
    const all = [...beforeCms, ...checks, ...lanes.flat(), ...withCms];
    if (!all.some(isWanted)) throw new Stop(`Unknown step "${only}". Use part of the name of a step.`);
    const runInTurn = async (/** @type {typeof beforeCms} */ steps) => {
      for (const step of steps.filter(isWanted)) await tally.run(step);
    };

    await runInTurn(beforeCms);
    const cms = await tally.run({ name: 'install: the CMS', run: () => installingCms });
    if (cms.failed) return 1;
    await runInTurn(checks);
    await Promise.all(lanes.map(runInTurn));
    await runInTurn(withCms);
    return tally.failed > 0 ? 1 : 0;
  },
  { interrupted: INTERRUPTED },
);
