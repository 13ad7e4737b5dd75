// @ts-check
/**
 * Runs one program of an installed and built image, for docker-compose.yml. `npm start` runs both on one
 * machine.
 *
 *   node scripts/run-part.mjs cms
 *   node scripts/run-part.mjs web
 */
import './install/node-version.mjs';
import { backUpBeforeUpgrade } from './backup/before-upgrade.mjs';
import { backUpDaily } from './backup/timer.mjs';
import { CommandError } from './config/command-error.mjs';
import { readEnvironment } from './config/environment.mjs';
import { secretsOf } from './config/secrets.mjs';
import {
  checkDataFolder,
  checkDiskForData,
  checkPortFree,
  cmsListener,
  siteListener,
  waitForDatabase,
} from './install/preflight.mjs';
import { runProgram } from './run/child-processes.mjs';
import { cmsPlan, Service, webPlan } from './run/services.mjs';
import { SignIns } from './serve/serve.mjs';

await runProgram(async ({ onExit }) => {
  const part = process.argv[2];
  if (part !== 'cms' && part !== 'web')
    throw new CommandError('Missing part. Usage: node scripts/run-part.mjs cms|web');

  const environment = readEnvironment();
  await checkPortFree(part === 'cms' ? cmsListener(environment) : siteListener(environment));
  checkDataFolder(environment.dataDir);
  checkDiskForData(environment.dataDir);
  const secrets = secretsOf(environment.dataDir, environment.variables);
  const signIns = new SignIns();
  const onMessage = (/** @type {unknown} */ message) => {
    signIns.receive(message);
    signIns.print();
  };
  /** @type {import('./run/services.mjs').Installation} */
  const installation = { environment, secrets, onMessage, shown: 'everything' };
  if (part === 'cms') {
    await waitForDatabase(environment.databaseUrl);
    await backUpBeforeUpgrade(environment);
  }

  const service = new Service(part === 'cms' ? cmsPlan(installation) : webPlan(installation));
  onExit(() => service.stop());
  await service.start();
  if (part === 'cms') void backUpDaily(environment);
  await service.keepRunning();
});
