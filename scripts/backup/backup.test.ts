import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as tar from 'tar';
import { test } from 'vitest';
import { runToEnd } from '../run/child-processes.mjs';
import { cleanup, dataFolders, PICTURE, titlesIn, write } from '../testing/data-folders.ts';
import { describeContent, MANIFEST, pack, verify } from './archive.ts';
import { openSqlite } from './databases.ts';
import { makeBackup } from './make-backup.ts';
import { databaseFile } from './notes.mjs';
import { putBack } from './restore-backup.ts';
import { uploadsFolder } from './uploads.ts';

const { folder, emptyData, data } = dataFolders('backup');

/** Makes an archive whose manifest matches what `fill` puts into it. */
async function handMade(name: string, fill: (content: string) => void) {
  const content = join(folder, `${name}-content`);
  mkdirSync(content);
  fill(content);
  const manifest = await describeContent(content, {
    database: 'sqlite',
    uploads: 'folder',
    tables: {},
    made: new Date(),
  });
  writeFileSync(join(content, MANIFEST), JSON.stringify(manifest));
  const file = join(folder, `${name}.tar.gz`);
  await tar.create({ cwd: content, file, gzip: true }, readdirSync(content));
  return { file, content };
}

test('a restored backup equals its original, and the data in between is kept aside', async () => {
  const site = data('round-trip', ['first']);
  const { file, uploads } = await makeBackup(site, cleanup);
  assert.equal(uploads, 1);

  write(site, "insert into posts values ('second')");
  rmSync(join(uploadsFolder(site.dataDir), 'deeper'), { recursive: true });
  writeFileSync(join(uploadsFolder(site.dataDir), 'later.jpg'), 'later');
  const { aside = '' } = await putBack(site, file, cleanup);

  assert.deepEqual(titlesIn(databaseFile(site.dataDir)), ['first']);
  assert.deepEqual(readFileSync(join(uploadsFolder(site.dataDir), 'deeper', 'look.jpg')), PICTURE);
  assert.deepEqual(readdirSync(uploadsFolder(site.dataDir)), ['deeper']);
  assert.deepEqual(titlesIn(join(aside, 'database.sqlite')), ['first', 'second']);
  assert.equal(readFileSync(join(aside, 'uploads', 'later.jpg'), 'utf8'), 'later');
});

test('a backup can be restored where nothing exists yet', async () => {
  const { file } = await makeBackup(data('origin', ['kept']), cleanup);
  const elsewhere = emptyData('elsewhere');
  assert.equal((await putBack(elsewhere, file, cleanup)).aside, undefined);
  assert.deepEqual(titlesIn(databaseFile(elsewhere.dataDir)), ['kept']);
});

test('a backup is consistent while another program writes, without half-written data', async () => {
  const site = data('busy', ['first']);
  const writer = openSqlite(databaseFile(site.dataDir));
  writer.prepare('begin').run();
  writer.prepare("insert into posts values ('not yet')").run();
  const { file } = await makeBackup(site, cleanup);
  writer.prepare('commit').run();
  writer.close();
  const elsewhere = emptyData('busy-elsewhere');
  await putBack(elsewhere, file, cleanup);
  assert.deepEqual(titlesIn(databaseFile(elsewhere.dataDir)), ['first']);
});

test('an unfinished upload is left out', async () => {
  const site = data('uploading', ['one']);
  writeFileSync(join(uploadsFolder(site.dataDir), 'half.jpg.0123abcd-42.part'), 'half');
  assert.equal((await makeBackup(site, cleanup)).uploads, 1);
});

test('without a database the backup is refused with a reason', async () => {
  await assert.rejects(
    makeBackup(emptyData('nothing'), cleanup),
    /does not contain a database yet.*DATA_DIR/,
  );
});

test('a truncated or changed archive is refused and nothing changes', async () => {
  const site = data('cut', ['present']);
  const { file, bytes } = await makeBackup(site, cleanup);
  truncateSync(file, Math.floor(bytes / 2));
  await assert.rejects(putBack(site, file, cleanup), /is damaged or is not a backup.*Nothing was changed/);

  const { content } = await handMade('changed', (to) => {
    mkdirSync(join(to, 'uploads'));
    writeFileSync(join(to, 'uploads', 'look.jpg'), PICTURE);
    writeFileSync(join(to, 'database.sqlite'), 'not really');
  });
  writeFileSync(join(content, 'uploads', 'look.jpg'), 'swapped');
  const changed = join(folder, 'changed-after.tar.gz');
  await pack(content, changed);
  await assert.rejects(
    putBack(site, changed, cleanup),
    /is damaged: uploads\/look\.jpg is missing or different/,
  );

  assert.deepEqual(titlesIn(databaseFile(site.dataDir)), ['present']);
  assert.deepEqual(
    readdirSync(site.dataDir).filter((name) => name.startsWith('before-restore')),
    [],
  );
});

test('an archive with a valid manifest but a broken database is refused', async () => {
  const site = data('broken', ['present']);
  const { file } = await handMade('broken-database', (to) => {
    writeFileSync(join(to, 'database.sqlite'), 'not a database');
  });
  await assert.rejects(putBack(site, file, cleanup), /The database in .* is damaged\. Nothing was changed/);
  assert.deepEqual(titlesIn(databaseFile(site.dataDir)), ['present']);
});

test('refuses other files, links, and paths that lead outside', async () => {
  const text = join(folder, 'text.tar.gz');
  writeFileSync(text, 'Dear reader');
  await assert.rejects(verify(text), /is not a backup of this site/);

  const foreign = join(folder, 'foreign.tar.gz');
  await tar.create({ cwd: folder, file: foreign, gzip: true }, ['text.tar.gz']);
  await assert.rejects(verify(foreign), /is not part of a backup: text\.tar\.gz/);

  const { file: linked } = await handMade('linked', (to) => {
    mkdirSync(join(to, 'uploads'));
    symlinkSync('/etc/passwd', join(to, 'uploads', 'look.jpg'));
  });
  await assert.rejects(verify(linked), /is not part of a backup: uploads\/look\.jpg/);

  const outside = join(folder, 'outside.tar.gz');
  mkdirSync(join(folder, 'uploads'));
  await tar.create({ cwd: join(folder, 'uploads'), file: outside, gzip: true, preservePaths: true }, [
    '../text.tar.gz',
  ]);
  await assert.rejects(verify(outside), /is not part of a backup: \.\.\/text\.tar\.gz/);
});

test('a restore without exactly one existing archive says what to type', async () => {
  const script = fileURLToPath(new URL('../restore.mjs', import.meta.url));
  const { code, output } = await runToEnd(process.execPath, [script], {});
  assert.deepEqual({ code, output }, { code: 1, output: 'Missing archive. Usage: npm run restore -- FILE' });
  const missing = join(folder, 'missing.tar.gz');
  await assert.rejects(putBack(emptyData('no-archive'), missing, cleanup), /missing\.tar\.gz does not exist/);
});

test('a backup of the other kind of database is refused with a remedy', async () => {
  const site = data('other', ['present']);
  const { file } = await makeBackup(site, cleanup);
  const onPostgres = { ...site, databaseUrl: 'postgres://site@127.0.0.1:1/site' };
  await assert.rejects(
    putBack(onPostgres, file, cleanup),
    /is an SQLite backup, but this site uses PostgreSQL\. To restore it, run without DATABASE_URL/,
  );
  assert.ok(existsSync(databaseFile(site.dataDir)));
});
