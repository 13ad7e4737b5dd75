// @ts-check
/**
 * `npm run test:image`: goes through the steps of the Dockerfile without a container, starts what they make, and looks
 * whether it serves and writes nothing outside DATA_DIR. The last line it prints is `N passed, N failed`.
 */
import './node-version.mjs';
import { installSiteAndTools } from './install.mjs';
import { INTERRUPTED, runProgram, temporaryFolder } from './processes.mjs';
import { Tally } from './tally.mjs';
import { allowTypeScript } from './typescript.mjs';

await runProgram(
  async (ending) => {
    const tally = new Tally();
    ending.atEnd(() => console.log(`\n${tally.line()}`));
    const folder = temporaryFolder('site-image', ending);
    await installSiteAndTools();
    await allowTypeScript();
    const { imageTrials } = await import('./image/trials.ts');
    for (const trial of imageTrials(folder, ending)) {
      // Each stands on those before it.
      if (tally.failed === 0) await tally.run(trial);
    }
    return tally.failed > 0 ? 1 : 0;
  },
  { interrupted: INTERRUPTED },
);
