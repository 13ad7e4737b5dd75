import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, test } from 'vitest';
import { Bucket } from '../backup/bucket.ts';
import { startS3 } from '../testing/s3.ts';
import { moveFiles, placeInBucket, placeOnDisk } from './move-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'move-files-'));
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
afterAll(async () => {
  for (const tidy of cleanups.reverse()) await tidy();
});

const NAMES = ['silk.jpg', 'small_silk.jpg', 'deeper/film.mp4'];

/** Makes a folder of uploads, one of them unfinished, and an empty bucket. */
async function places() {
  const root = mkdtempSync(join(folder, 'uploads-'));
  mkdirSync(join(root, 'deeper'));
  for (const name of NAMES) writeFileSync(join(root, name), `content of ${name}`);
  writeFileSync(join(root, 'half.jpg.0123abcd-42.part'), 'half');
  const bucket = new Bucket(await startS3(folder, { onExit: (tidy) => cleanups.push(tidy) }));
  return { root, bucket, disk: placeOnDisk(root), there: placeInBucket(bucket) };
}

test('moves uploads into a bucket and back, without an unfinished one', async () => {
  const { disk, there } = await places();
  const { files, copied } = await moveFiles(disk, there, folder);
  assert.deepEqual({ files, copied }, { files: 3, copied: 3 });
  assert.deepEqual([...(await there.list()).keys()].sort(), NAMES.toSorted());
  assert.equal(String(await buffer(await there.read('deeper/film.mp4'))), 'content of deeper/film.mp4');

  const back = join(folder, 'back');
  await moveFiles(there, placeOnDisk(back), folder);
  for (const name of NAMES) assert.equal(readFileSync(join(back, name), 'utf8'), `content of ${name}`);
});

test('a second run copies only missing or different files', async () => {
  const { root, bucket, disk, there } = await places();
  await moveFiles(disk, there, folder);
  await bucket.remove('uploads/silk.jpg');
  await bucket.write('uploads/small_silk.jpg', join(root, 'silk.jpg'));
  assert.equal((await moveFiles(disk, there, folder)).copied, 2);
  assert.equal((await moveFiles(disk, there, folder)).copied, 0);
  assert.equal(String(await buffer(await there.read('small_silk.jpg'))), 'content of small_silk.jpg');
});

test('a bucket with other files is refused and stays unchanged', async () => {
  const { root, bucket, disk, there } = await places();
  await bucket.write('uploads/foreign.jpg', join(root, 'silk.jpg'));
  await assert.rejects(moveFiles(disk, there, folder), /is not empty \(it contains foreign\.jpg\)/);
  assert.deepEqual([...(await there.list()).keys()], ['foreign.jpg']);
});
