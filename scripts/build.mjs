// @ts-check
import './node-version.mjs';
import { readEnvironment } from './environment.mjs';
import { installAndBuild } from './prepare.mjs';
import { runProgram } from './processes.mjs';

await runProgram(async () => {
  const environment = readEnvironment();
  await installAndBuild(environment);
  console.log('Everything is built.');
});
