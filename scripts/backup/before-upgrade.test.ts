import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { RELEASE } from '../config/release.mjs';
import { dataFolders } from '../testing/data-folders.ts';
import { testEnvironment } from '../testing/test-site.ts';
import { backUpBeforeUpgrade } from './before-upgrade.mjs';
import { archivesOf, backupsFolder } from './make-backup.ts';
import { writeNote } from './notes.mjs';

const { folder, data, emptyData } = dataFolders('before-upgrade');

/** A site that has run with an earlier release. */
async function earlierSite(name: string, own: NodeJS.ProcessEnv = {}) {
  const site = testEnvironment(folder, { DATA_DIR: data(name, ['first']).dataDir, ...own });
  await writeNote(site, 'release', '0.9.0');
  return site;
}

test('a database of an earlier release is backed up once before its upgrade', async () => {
  const site = await earlierSite('earlier');
  await backUpBeforeUpgrade(site);
  assert.equal(archivesOf(site).length, 1);
  await backUpBeforeUpgrade(site);
  assert.equal(archivesOf(site).length, 1);
});

test('no backup is made for an empty folder, the same release, or a site that opted out', async () => {
  const empty = testEnvironment(folder, { DATA_DIR: emptyData('empty').dataDir });
  const same = await earlierSite('same');
  await writeNote(same, 'release', RELEASE);
  const unwanted = await earlierSite('unwanted', { BACKUP_BEFORE_UPGRADE: 'false' });
  for (const site of [empty, same, unwanted]) {
    await backUpBeforeUpgrade(site);
    assert.deepEqual(archivesOf(site), []);
  }
});

test('a failed backup stops the upgrade and says what to do', async () => {
  const site = await earlierSite('failing');
  writeFileSync(backupsFolder(site.dataDir), 'a file where the folder should be');
  await assert.rejects(backUpBeforeUpgrade(site), /nothing was changed.*BACKUP_BEFORE_UPGRADE=false/);
});
