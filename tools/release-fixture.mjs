// @ts-check
/**
 * `node tools/release-fixture.mjs`: stores databases of this release, SQLite and PostgreSQL, as files. Later releases
 * test their upgrade from them (`cms/tests/upgrade.test.ts`). Run it once for each release: docs/upgrading.md.
 */
import '../scripts/install/node-version.mjs';
import { installMissing } from '../scripts/install/install.mjs';
import { runProgram, temporaryFolder } from '../scripts/run/child-processes.mjs';

await runProgram(async (cleanup) => {
  await installMissing();
  const { keepRelease } = await import('./release/keep-release.ts');
  for (const file of await keepRelease(temporaryFolder('release', cleanup), cleanup)) console.log(file);
});
