// @ts-check
/**
 * Runs one program of an installed and built image, for docker-compose.yml. `npm start` runs both on one
 * machine.
 *
 *   node scripts/run-part.mjs cms
 *   node scripts/run-part.mjs web
 */
import './node-version.mjs';
import { backUpBeforeUpgrade } from './backup/before-upgrade.mjs';
import { backUpDaily } from './backup/timer.mjs';
import {
  checkDataFolder,
  checkDiskForData,
  checkPortFree,
  cmsDoor,
  siteDoor,
  waitForDatabase,
} from './checks.mjs';
import { CommandError } from './command-error.mjs';
import { readEnvironment } from './environment.mjs';
import { runProgram } from './processes.mjs';
import { secretsOf } from './secrets.mjs';
import { SignIns } from './serve.mjs';
import { cmsPlan, Service, webPlan } from './services.mjs';

await runProgram(async ({ atEnd }) => {
  const part = process.argv[2];
  if (part !== 'cms' && part !== 'web')
    throw new CommandError('Missing part. Usage: node scripts/run-part.mjs cms|web');

  const environment = readEnvironment();
  await checkPortFree(part === 'cms' ? cmsDoor(environment) : siteDoor(environment));
  checkDataFolder(environment.dataDir);
  await checkDiskForData(environment.dataDir);
  const secrets = secretsOf(environment.dataDir, environment.variables);
  const signIns = new SignIns();
  const onMessage = (/** @type {unknown} */ message) => {
    signIns.hear(message);
    signIns.print();
  };
  /** @type {import('./services.mjs').Installation} */
  const installation = { environment, secrets, onMessage, shown: 'everything' };
  if (part === 'cms') {
    await waitForDatabase(environment.databaseUrl);
    await backUpBeforeUpgrade(environment);
  }

  const service = new Service(part === 'cms' ? cmsPlan(installation) : webPlan(installation));
  atEnd(() => service.stop());
  await service.start();
  if (part === 'cms') void backUpDaily(environment);
  await service.keepRunning();
});
