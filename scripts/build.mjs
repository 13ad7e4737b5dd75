// @ts-check
import './install/node-version.mjs';
import { readEnvironment } from './config/environment.mjs';
import { prepareEverything } from './install/prepare.mjs';
import { runProgram } from './run/child-processes.mjs';

await runProgram(async () => {
  const environment = readEnvironment();
  await prepareEverything(environment);
  console.log('Everything is built.');
});
