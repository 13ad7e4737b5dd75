// @ts-check
import './node-version.mjs';
import { buildStale } from './build-parts.mjs';
import { readEnvironment } from './environment.mjs';
import { installMissing } from './install.mjs';
import { runProgram } from './processes.mjs';

await runProgram(async () => {
  const environment = readEnvironment();
  await installMissing();
  await buildStale(environment);
  console.log('Everything is built.');
});
