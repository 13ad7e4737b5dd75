import assert from 'node:assert/strict';
import { join } from 'node:path';
import { Bucket, UPLOADS_IN_BUCKET } from '../backup/bucket.ts';
import { databaseFile } from '../backup/notes.mjs';
import { moveDatabase } from '../move/move-database.ts';
import { moveSite } from '../move/move-site.ts';
import { connectPostgres } from '../move/postgres-client.ts';
import type { Cleanup } from '../run/child-processes.mjs';
import { peopleOf, uploadRequest } from './people.ts';
import type { PostgresServer } from './postgres.ts';
import { startS3 } from './s3.ts';
import { send } from './send.ts';
import { startTestSite, testSiteEnvironment } from './test-site.ts';

interface Place {
  /** Folder for all files. */
  folder: string;
  cleanup: Cleanup;
}

/**
 * Moves the starter content from SQLite and a folder to PostgreSQL and a bucket, with one interruption, and checks the
 * site there: pages, pictures, the owner's sign-in, a new row after the moved ones, and a new picture in the bucket.
 */
export async function movedSite({ folder, cleanup }: Place, server: PostgresServer) {
  const DATA_DIR = join(folder, 'moving');
  const from = await testSiteEnvironment(folder, 'moving');
  await (await startTestSite(from, cleanup, 'nothing')).stack.stop();

  const admin = await connectPostgres(server.url);
  await admin.query('create database moved');
  await admin.end();
  const bucket = await startS3(folder, cleanup, true);
  const DATABASE_URL = server.url.replace(/\/\w+$/, '/moved');
  const to = await testSiteEnvironment(folder, 'moving', { ...bucket, DATABASE_URL });

  const ended = () => Promise.reject(new Error('ended in the middle'));
  await assert.rejects(moveDatabase(databaseFile(DATA_DIR), DATABASE_URL, ended), /ended in the middle/);
  const { database, files } = await moveSite(from, to, cleanup);
  assert.deepEqual([database?.wasThere, database?.leftBehind], [false, []]);
  assert.ok(database && database.rows > 500 && files && files.copied === files.files);

  const [lost = ''] = (await new Bucket(bucket).list(UPLOADS_IN_BUCKET)).keys();
  await new Bucket(bucket).remove(lost);
  const again = await moveSite(from, to, cleanup);
  assert.deepEqual([again.database?.wasThere, again.database?.rows], [true, database.rows]);
  assert.equal(again.files?.copied, 1);

  const site = await startTestSite(to, cleanup, 'nothing');
  try {
    const elsewhere = { ...to, variables: { ...to.variables, S3_BUCKET: 'another' } };
    await assert.rejects(moveSite(to, elsewhere, cleanup), /Stop the site, then move again/);
    await looksAsBefore(site, `/${lost}`);
  } finally {
    await site.stack.stop();
  }
}

async function looksAsBefore(
  { environment, owner }: Awaited<ReturnType<typeof startTestSite>>,
  picture: string,
) {
  const url = environment.publicUrl;
  const page = await (await fetch(`${url}/portfolio`)).text();
  const [shown = ''] = /\/uploads\/[\w.-]+/.exec(page) ?? [];
  for (const path of [shown, picture]) {
    const answer = await fetch(url + path, { headers: { range: 'bytes=0-9' } });
    assert.deepEqual([answer.status, (await answer.arrayBuffer()).byteLength], [206, 10], path);
  }
  const people = await peopleOf({ environment, owner });
  const before = await people.all('milestones', 'documentId');
  const saved = await people.save('After the move');
  assert.equal(saved.status, 200, saved.body);
  assert.equal((await people.all('milestones', 'documentId')).length, before.length + 1);
  const uploaded = await send(url, await uploadRequest(url, owner));
  assert.equal(uploaded.status, 201, uploaded.body);
  assert.equal((await fetch(url + JSON.parse(uploaded.body)[0].url)).status, 200, 'the uploaded picture');
}
