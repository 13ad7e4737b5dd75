import assert from 'node:assert/strict';
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import * as tar from 'tar';
import { onTestFinished, test, vi } from 'vitest';
import { cleanup, dataFolders, titlesIn, write } from '../testing/data-folders.ts';
import { startS3 } from '../testing/s3.ts';
import { MANIFEST, pack } from './archive.ts';
import { Bucket } from './bucket.ts';
import { drillBackup } from './drill.ts';
import { removeLeftovers } from './leftovers.mjs';
import { archivesOf, backupsFolder, makeBackup, removeOldArchives } from './make-backup.ts';
import { databaseFile, inTurn, noteOf, writeNote } from './notes.mjs';
import { putBack } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const { folder, emptyData, data } = dataFolders('take-backup');

const PASSPHRASE = 'quiet-river-lamp-42';

test('an encrypted backup reveals nothing and needs its passphrase', async () => {
  const site = { ...data('encrypted', ['first']), backupPassphrase: PASSPHRASE };
  const { file, bytes } = await makeBackup(site, cleanup);
  assert.match(file, /\.tar\.gz\.age$/);
  assert.match(readFileSync(file, 'latin1'), /^age-encryption\.org\/v1\n-> scrypt /);

  write(site, "insert into posts values ('second')");
  const without = { ...site, backupPassphrase: undefined };
  await assert.rejects(putBack(without, file, cleanup), /is encrypted\. Set BACKUP_PASSPHRASE/);
  const wrong = { ...site, backupPassphrase: 'quiet-river-lamp-43' };
  await assert.rejects(putBack(wrong, file, cleanup), /BACKUP_PASSPHRASE does not match/);
  assert.deepEqual(titlesIn(databaseFile(site.dataDir)), ['first', 'second']);

  await putBack(site, file, cleanup);
  assert.deepEqual(titlesIn(databaseFile(site.dataDir)), ['first']);
  truncateSync(file, bytes - 10);
  await assert.rejects(putBack(site, file, cleanup), /is damaged/);
});

test('a backup without encryption can be restored with a passphrase set', async () => {
  const site = data('was-plain', ['first']);
  const { file } = await makeBackup(site, cleanup);
  await putBack({ ...site, backupPassphrase: PASSPHRASE }, file, cleanup);
  assert.deepEqual(titlesIn(databaseFile(site.dataDir)), ['first']);
});

test('keeps the newest archives and files of others', () => {
  const site = emptyData('many');
  const names = [
    '2026-01-30-030000.tar.gz',
    '2026-01-31-030000.tar.gz',
    '2026-01-31-030000-2.tar.gz.age',
    '2026-01-31-030000-10.tar.gz',
    'before-the-fair.tar.gz',
    '2026-01-29-030000.tar.gz.part',
  ];
  mkdirSync(join(backupsFolder(site.dataDir), '2026-01-01-030000.tar.gz'), { recursive: true });
  for (const name of names) writeFileSync(join(backupsFolder(site.dataDir), name), '');
  removeOldArchives(site, { keep: 2 });
  assert.deepEqual(readdirSync(backupsFolder(site.dataDir)).sort(), [
    '2026-01-01-030000.tar.gz',
    '2026-01-29-030000.tar.gz.part',
    '2026-01-31-030000-10.tar.gz',
    '2026-01-31-030000-2.tar.gz.age',
    'before-the-fair.tar.gz',
  ]);
  removeOldArchives(site, { keep: 0 });
  assert.deepEqual(archivesOf(site), [join(backupsFolder(site.dataDir), '2026-01-31-030000-10.tar.gz')]);
});

test('notes a backup, and skips one if a newer one exists', async () => {
  const site = data('noted', ['first']);
  const before = new Date().toISOString();
  const first = await takeBackup(site, cleanup, { unlessSince: before });
  assert.equal(await noteOf(site, 'backup_made'), first?.made.toISOString());
  assert.equal(await takeBackup(site, cleanup, { unlessSince: before }), undefined);
  assert.ok(await takeBackup(site, cleanup, { unlessSince: '2999-01-01T00:00:00.000Z', keep: 1 }));
  assert.equal(archivesOf(site).length, 1);
});

test('seven nightly backups are kept, and all that a person made', async () => {
  const site = data('nightly', ['first']);
  mkdirSync(backupsFolder(site.dataDir), { recursive: true });
  for (let day = 10; day < 20; day += 1) {
    for (const name of [`2026-01-${day}-030000-nightly.tar.gz.age`, `2026-01-${day}-120000.tar.gz`])
      writeFileSync(join(backupsFolder(site.dataDir), name), '');
  }
  const backup = await takeBackup(site, cleanup, { nightly: true });
  assert.match(backup?.file ?? '', /-nightly\.tar\.gz$/);
  assert.equal(await noteOf(site, 'backup_newest'), basename(backup?.file ?? ''));
  assert.equal(archivesOf(site, 'nightly').length, 7);
  assert.equal(archivesOf(site).length, 17);
});

test('notes a failed backup until one succeeds', async () => {
  const site = data('failing', ['first']);
  writeFileSync(backupsFolder(site.dataDir), 'a file where the folder should be');
  await assert.rejects(takeBackup(site, cleanup, {}));
  assert.match((await noteOf(site, 'backup_failed')) ?? '', /^\d{4}-/);
  rmSync(backupsFolder(site.dataDir));
  await takeBackup(site, cleanup, {});
  assert.equal(await noteOf(site, 'backup_failed'), undefined);
});

const A_YEAR_AHEAD = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString();

/** Lets every disk say that this much is free. */
function withFreeBytes(bytes: number) {
  const disk = vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: bytes, bsize: 1 } as fs.StatsFs);
  syncBuiltinESMExports();
  onTestFinished(() => {
    disk.mockRestore();
    syncBuiltinESMExports();
  });
}

test('a backup that a clock which was ahead has noted does not stop the next one', async () => {
  const site = data('ahead', ['first']);
  await writeNote(site, 'backup_made', A_YEAR_AHEAD);
  await writeNote(site, 'backup_running', A_YEAR_AHEAD);
  const backup = await takeBackup(site, cleanup, { unlessSince: new Date().toISOString() });
  assert.equal(await noteOf(site, 'backup_made'), backup?.made.toISOString());
});

test('an archive from a clock that was ahead is not the newest, and stays', async () => {
  const site = data('ahead-archive', ['first']);
  const ahead = `${A_YEAR_AHEAD.slice(0, 10)}-030000.tar.gz`;
  mkdirSync(backupsFolder(site.dataDir), { recursive: true });
  for (const name of [ahead, '2026-01-30-030000.tar.gz'])
    writeFileSync(join(backupsFolder(site.dataDir), name), '');
  const backup = await takeBackup(site, cleanup, { keep: 1 });
  assert.deepEqual(
    archivesOf(site).map((file) => basename(file)),
    [basename(backup?.file ?? ''), ahead],
  );
});

test('an archive that is being downloaded stays', async () => {
  const site = data('downloading', ['first']);
  const first = await takeBackup(site, cleanup, {});
  const link = { archive: basename(first?.file ?? ''), endsAt: Date.now() + 60_000 };
  write(site, `insert into site_notes values ('backup_link:a', '${JSON.stringify(link)}')`);
  await takeBackup(site, cleanup, { keep: 1 });
  assert.equal(archivesOf(site).length, 2);
  write(site, "delete from site_notes where name = 'backup_link:a'");
  await takeBackup(site, cleanup, { keep: 1 });
  assert.equal(archivesOf(site).length, 1);
});

test('an old archive that cannot be deleted is a warning, and the backup counts', async () => {
  const site = data('undeletable', ['first']);
  const old = await takeBackup(site, cleanup, {});
  const { rmSync: removeReally } = fs;
  vi.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
    if (path === old?.file) throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
    removeReally(path, options);
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  assert.deepEqual((await takeBackup(site, cleanup, { keep: 1 }))?.removed, []);
  assert.match(String(warned.mock.calls), /could not be deleted: EPERM/);
  assert.equal(await noteOf(site, 'backup_failed'), undefined);
});

test('a backup without room is refused before it begins, with both sizes, also on the dashboard', async () => {
  const site = data('no-room', ['first']);
  const first = await takeBackup(site, cleanup, {});
  withFreeBytes(15_000_000);
  const refusal = /: There are 15 MB free in .*backups, the backup needs 17 MB\. No backup was made\.$/;
  await assert.rejects(takeBackup(site, cleanup, { keep: 2 }), refusal);
  assert.match((await noteOf(site, 'backup_failed')) ?? '', /^\d{4}-\S+Z There are 15 MB free in .*17 MB/);
  assert.deepEqual(
    archivesOf(site),
    [first?.file],
    'nothing is deleted for a backup that does not fit anyway',
  );
});

test('makes room by deleting what the new archive replaces, never the newest', async () => {
  const site = data('make-room', ['first']);
  const folder = backupsFolder(site.dataDir);
  mkdirSync(folder, { recursive: true });
  for (const name of ['2026-01-30-030000.tar.gz', '2026-01-31-030000.tar.gz'])
    writeFileSync(join(folder, name), Buffer.alloc(3_000_000));
  withFreeBytes(15_000_000);
  await assert.rejects(takeBackup(site, cleanup, { keep: 1 }), /the backup needs/);
  assert.deepEqual(archivesOf(site), [join(folder, '2026-01-31-030000.tar.gz')]);
});

test('a failure is noted on a full disk, from room that was kept', async () => {
  const site = data('full', ['first']);
  await takeBackup(site, cleanup, {});
  const room = join(backupsFolder(site.dataDir), '.room-for-notes');
  assert.ok(existsSync(room));
  write(site, "create trigger full before insert on site_notes begin select raise(abort, 'full'); end");
  await assert.rejects(takeBackup(site, cleanup, {}), /full/);
  assert.equal(existsSync(room), false);
});

test('what killed programs left is removed by the next backup, and at the next start', async () => {
  const site = data('killed', ['first']);
  const leftovers = ['backups/.making', 'backups/.drill', '.restoring-999999999'];
  const leave = () => {
    for (const name of leftovers) mkdirSync(join(site.dataDir, name, 'left'), { recursive: true });
  };
  const left = () => leftovers.filter((name) => existsSync(join(site.dataDir, name, 'left')));
  leave();
  await takeBackup(site, cleanup, {});
  assert.deepEqual(left(), []);
  leave();
  mkdirSync(join(site.dataDir, `.restoring-${process.pid}`));
  removeLeftovers(site.dataDir);
  assert.deepEqual(left(), []);
  assert.ok(existsSync(join(site.dataDir, `.restoring-${process.pid}`)));
});

test('a restore or a test without room names both sizes and does not blame the archive', async () => {
  const site = data('restore-no-room', ['first']);
  const { file } = await makeBackup(site, cleanup);
  withFreeBytes(5000);
  const refusal = (what: string) =>
    new RegExp(`There are 0\\.0 MB free in .*, ${what} needs 0\\.0 MB\\. The archive was not judged\\.`);
  await assert.rejects(putBack(site, file, cleanup), refusal('the restore'));
  await assert.rejects(drillBackup(site, file, cleanup), refusal('the restore test'));
  assert.equal(await noteOf(site, 'backup_compare_failed'), undefined);
  assert.match((await noteOf(site, 'backup_compare_blocked')) ?? '', /Z There are 0\.0 MB free/);
});

test.each(['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO', 'EMFILE', 'ENOMEM'])(
  'a restore and a test that end with %s do not blame the archive',
  async (code) => {
    const site = data(`trouble-${code}`, ['first']);
    const { file } = await makeBackup(site, cleanup);
    const failing = ((path: string, ...rest: unknown[]) =>
      (rest.at(-1) as (error: Error) => void)(Object.assign(new Error(code), { code, path }))) as never;
    const opening = vi.spyOn(fs, 'open').mockImplementation(failing);
    const honest = ({ message }: Error) =>
      /The archive was not judged/.test(message) && !/damaged|not a backup/.test(message);
    await assert.rejects(putBack(site, file, cleanup), honest);
    await assert.rejects(drillBackup(site, file, cleanup), honest);
    opening.mockRestore();
    assert.equal(await noteOf(site, 'backup_compare_failed'), undefined);
    assert.ok(await noteOf(site, 'backup_compare_blocked'));
    await drillBackup(site, file, cleanup);
    assert.equal(await noteOf(site, 'backup_compare_blocked'), undefined);
  },
);

test('two programs never work on the backups of one database at once', async () => {
  const site = data('in-turn', []);
  const events: string[] = [];
  const work = (name: string) =>
    inTurn(site, cleanup, async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
    });
  await Promise.all([work('one'), work('two')]);
  assert.deepEqual(events, ['one begins', 'one ends', 'two begins', 'two ends']);
});

test('a restore keeps the notes about archives', async () => {
  const site = data('notes', ['first']);
  const first = await takeBackup(site, cleanup, {});
  const second = await takeBackup(site, cleanup, {});
  await putBack(site, first?.file ?? '', cleanup);
  assert.equal(await noteOf(site, 'backup_made'), second?.made.toISOString());
});

test('a drill compares every table and file and leaves only its note', async () => {
  const site = data('drill', ['first', 'second']);
  const { file } = await makeBackup(site, cleanup);
  write(site, "insert into posts values ('third')");
  const { tables, rows, uploads } = await drillBackup(site, file, cleanup);
  assert.deepEqual({ tables, rows, uploads }, { tables: 1, rows: 2, uploads: 1 });
  assert.deepEqual(titlesIn(databaseFile(site.dataDir)), ['first', 'second', 'third']);
  assert.deepEqual(archivesOf(site), [file]);
  assert.ok(await noteOf(site, 'backup_compared'));
});

test('a drill reports a table that differs, and notes it', async () => {
  const site = data('drill-fails', ['first']);
  const { file } = await makeBackup(site, cleanup);
  const content = join(folder, 'changed-content');
  mkdirSync(content);
  await tar.extract({ file, cwd: content });
  const manifest = readFileSync(join(content, MANIFEST), 'utf8');
  writeFileSync(join(content, MANIFEST), manifest.replace('"rows": 1', '"rows": 2'));
  await pack(content, file);
  await assert.rejects(drillBackup(site, file, cleanup), /table posts has 1 rows instead of 2/);
  assert.ok(await noteOf(site, 'backup_compare_failed'));
});

test('an archive of a newer release is refused', async () => {
  const site = data('newer', ['first']);
  const { file } = await makeBackup(site, cleanup);
  const content = join(folder, 'newer-content');
  mkdirSync(content);
  await tar.extract({ file, cwd: content });
  const manifest = JSON.parse(readFileSync(join(content, MANIFEST), 'utf8'));
  writeFileSync(join(content, MANIFEST), JSON.stringify({ ...manifest, siteVersion: '999.0.0' }));
  await pack(content, file);
  await assert.rejects(
    putBack(site, file, cleanup),
    /newer version of the site \(999\.0\.0\)\. Update this site/,
  );
});

test('backs up and restores uploads in a bucket, and keeps replaced ones aside', async () => {
  const variables = await startS3(folder, cleanup);
  const site = { ...data('bucket', ['first']), variables };
  const bucket = new Bucket(variables);
  const text = join(folder, 'text.txt');
  writeFileSync(text, 'kept');
  await bucket.write('uploads/kept.txt', text);
  await bucket.write('uploads/lost.txt', text);
  const { file, uploads } = await makeBackup(site, cleanup);
  assert.equal(uploads, 2);

  await bucket.remove('uploads/lost.txt');
  await bucket.write('uploads/later.txt', text);
  const { aside = '' } = await putBack(site, file, cleanup);
  assert.deepEqual([...(await bucket.list('uploads/')).keys()], ['uploads/kept.txt', 'uploads/lost.txt']);
  assert.equal(readFileSync(join(aside, 'uploads', 'later.txt'), 'utf8'), 'kept');

  const elsewhere = emptyData('no-bucket');
  await assert.rejects(putBack(elsewhere, file, cleanup), /has uploads from a bucket.*set S3_BUCKET/);
  assert.equal(existsSync(databaseFile(elsewhere.dataDir)), false);
});
