// @ts-check
import './node-version.mjs';
import { readEnvironment } from './environment/environment.mjs';
import { runProgram } from './running/program.mjs';
import { buildStale } from './setup/build-parts.mjs';
import { installMissing } from './setup/install.mjs';

await runProgram(async () => {
  const environment = readEnvironment();
  await installMissing();
  await buildStale(environment);
  console.log('Everything is built.');
});
