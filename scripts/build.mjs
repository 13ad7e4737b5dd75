// @ts-check
import './install/node-version.mjs';
import { readEnvironment } from './config/environment.mjs';
import { installAndBuild } from './install/prepare.mjs';
import { runProgram } from './run/child-processes.mjs';

await runProgram(async () => {
  const environment = readEnvironment();
  await installAndBuild(environment);
  console.log('Everything is built.');
});
