// @ts-check
/**
 * `node scripts/release-fixture.mjs`: stores databases of this release, SQLite and PostgreSQL, as files. Later releases
 * test their upgrade from them (`cms/tests/upgrade.test.ts`). Run it once for each release: docs/upgrading.md.
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
