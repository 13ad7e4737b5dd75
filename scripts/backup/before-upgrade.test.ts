import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { RELEASE } from '../release.mjs';
import { dataFolders, write } from '../testing/data-folders.ts';
import { testEnvironment } from '../testing/test-site.ts';
import { backUpBeforeUpgrade } from './before-upgrade.mjs';
import { archivesOf, backupsFolder } from './make-backup.ts';
import { writeNote } from './notes.mjs';

const { folder, data, emptyData } = dataFolders('before-upgrade');

/** A site that has run, of the release before there were notes. */
function earlierSite(name: string, own: NodeJS.ProcessEnv = {}) {
  const site = data(name, ['first']);
  write(site, 'create table strapi_migrations (name text)');
  return testEnvironment(folder, { DATA_DIR: site.dataDir, ...own });
}

test('a database of an earlier release is backed up once before it is brought up', async () => {
  const site = earlierSite('earlier');
  await backUpBeforeUpgrade(site);
  assert.equal(archivesOf(site).length, 1);
  await backUpBeforeUpgrade(site);
  assert.equal(archivesOf(site).length, 1);
});

test('nothing is backed up without need: an empty place, the same release, or who keeps copies by other means', async () => {
  const empty = testEnvironment(folder, { DATA_DIR: emptyData('empty').dataDir });
  const same = earlierSite('same');
  await writeNote(same, 'release', RELEASE);
  const unwanted = earlierSite('unwanted', { BACKUP_BEFORE_UPGRADE: 'false' });
  for (const site of [empty, same, unwanted]) {
    await backUpBeforeUpgrade(site);
    assert.deepEqual(archivesOf(site), []);
  }
});

test('when it cannot be backed up, nothing is brought up, and the sentence says what to do', async () => {
  const site = earlierSite('failing');
  writeFileSync(backupsFolder(site.dataDir), 'a file where the folder should be');
  await assert.rejects(backUpBeforeUpgrade(site), /nothing was changed.*BACKUP_BEFORE_UPGRADE=false/);
});
