// @ts-check
/**
 * `node scripts/release-fixture.mjs`: keeps the databases that this release leaves, SQLite's and PostgreSQL's, as files that
 * the tests of every later release bring up (`cms/tests/upgrade.test.ts`). Run once for each release: docs/upgrading.md.
 */
import './node-version.mjs';
import { installMissing } from './install.mjs';
import { runProgram, temporaryFolder } from './processes.mjs';
import { allowTypeScript } from './typescript.mjs';

await runProgram(async (ending) => {
  await installMissing();
  await allowTypeScript();
  const { keepRelease } = await import('./testing/release-fixture.ts');
  for (const file of await keepRelease(temporaryFolder('release', ending), ending)) console.log(file);
});
