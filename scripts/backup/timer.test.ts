import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, vi } from 'vitest';
import { dataFolders } from '../testing/data-folders.ts';
import { archivesOf } from './make-backup.ts';
import { Attempts, backUpIfAsked, lastSlot, nextSlot, pauseBefore } from './timer.mjs';

const MINUTE_MS = 60_000;

test('a backup is due from its time of day on, before that yesterday’s', () => {
  assert.deepEqual(lastSlot('03:00', new Date(2026, 4, 10, 2, 59)), new Date(2026, 4, 9, 3));
  assert.deepEqual(lastSlot('03:00', new Date(2026, 4, 10, 3, 0)), new Date(2026, 4, 10, 3));
});

test('the next backup is planned for today before its time of day, otherwise for tomorrow', () => {
  assert.deepEqual(nextSlot('03:00', new Date(2026, 4, 10, 2, 59)), new Date(2026, 4, 10, 3));
  assert.deepEqual(nextSlot('03:00', new Date(2026, 4, 10, 3, 0)), new Date(2026, 4, 11, 3));
});

test('tries a failed backup again after one hour, two, four, and at most a day', () => {
  let hour = 0;
  const attempts = new Attempts(() => hour * 60 * MINUTE_MS);
  const tried: number[] = [];
  for (; hour < 60; hour += 1) {
    if (!attempts.mayBegin()) continue;
    tried.push(hour);
    attempts.note(false);
  }
  assert.deepEqual(tried, [0, 1, 3, 7, 15, 31, 55]);
});

test('checks the clock when a backup is due, and at least every hour', () => {
  assert.equal(pauseBefore('03:00', new Date(2026, 4, 10, 2, 50)), 10 * MINUTE_MS);
  assert.equal(pauseBefore('03:00', new Date(2026, 4, 10, 3, 0)), 60 * MINUTE_MS);
});

test('makes one backup for each request of the owner', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const site = dataFolders('timer').data('asked', ['first']);
  const environment = { ...site, variables: { ...process.env, DATA_DIR: site.dataDir } };
  await backUpIfAsked(environment, ['--nightly']);
  assert.equal(archivesOf(site).length, 0);
  mkdirSync(join(site.dataDir, 'backups'), { recursive: true });
  writeFileSync(join(site.dataDir, 'backups', '.wanted'), '');
  await backUpIfAsked(environment, ['--nightly']);
  assert.equal(archivesOf(site, 'nightly').length, 1);
  await backUpIfAsked(environment, ['--nightly']);
  assert.equal(archivesOf(site).length, 1);
});
