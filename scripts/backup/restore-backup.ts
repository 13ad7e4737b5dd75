import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import type { Environment } from '../config/environment.mjs';
import { machineTrouble, namingTrouble, requireRoom } from '../config/machine-trouble.mjs';
import { checkPortFree, cmsListener, siteListener } from '../install/preflight.mjs';
import type { Cleanup } from '../run/child-processes.mjs';
import { ArchiveFault, DATABASE_NAMES, type Manifest, UPLOADS, unpack, unpackedBytes } from './archive.ts';
import { connectionsTo, isSoundSqlite, playBackPostgres } from './databases.ts';
import { RESTORING } from './leftovers.mjs';
import {
  copyDatabase,
  databaseKind,
  type Installation,
  PRIVATE_FOLDER,
  timeInName,
  uploadsKind,
} from './make-backup.ts';
import { databaseFile, NOTHING_RUNS, notesAboutArchives, writeNote } from './notes.mjs';
import { BucketRestore, bucketOf, uploadsFolder } from './uploads.ts';

const TITLES = { sqlite: 'an SQLite', postgres: 'a PostgreSQL' };
const PRESENT = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const DATABASE_REMEDIES = {
  sqlite: 'run without DATABASE_URL',
  postgres: 'set DATABASE_URL to an empty PostgreSQL database',
};
const UPLOADS_REMEDIES = {
  folder:
    'has uploads from DATA_DIR, but this site keeps them in a bucket. To restore it, run without S3_BUCKET',
  bucket: 'has uploads from a bucket, but this site keeps them in DATA_DIR. To restore it, set S3_BUCKET',
};
/** Files that SQLite leaves beside its database when it was not closed; they are only valid with it. */
const BESIDE_SQLITE = ['-journal', '-wal', '-shm'];

/**
 * Replaces database and uploads by those of an archive, and keeps the current ones aside. The site must be stopped.
 *
 * @returns `aside`: the folder with the previous data, if any
 * @throws {CommandError} for a damaged or unsuitable archive; nothing has changed then
 */
export const putBack = (installation: Installation, file: string, cleanup: Cleanup) =>
  namingTrouble(installation.dataDir, 'Nothing was changed.', () => restore(installation, file, cleanup));

async function restore(installation: Installation, file: string, cleanup: Cleanup) {
  await checkArchiveIsThere(file);
  const { dataDir, databaseUrl } = installation;
  const staging = join(dataDir, RESTORING + process.pid);
  cleanup.onExit(() => rmSync(staging, { recursive: true, force: true }));
  const { manifest, database } = await unpackSound(installation, file, { staging, what: 'the restore' });

  // An unreadable database has no notes to keep.
  const notes = await notesAboutArchives(installation).catch(() => NOTHING_RUNS);
  const aside = join(dataDir, `before-restore-${timeInName(new Date())}`);
  mkdirSync(aside);
  const restored = join(staging, UPLOADS);
  const bucket = bucketOf(installation);
  const inBucket = bucket && new BucketRestore(bucket, restored, join(aside, UPLOADS));
  await inBucket?.prepare();
  const moves = bucket ? [] : uploadMoves(uploadsFolder(dataDir), restored, aside);
  if (databaseUrl) {
    await copyDatabase(installation, join(aside, DATABASE_NAMES.postgres));
    const playBack = () => playBackPostgres(databaseUrl, database);
    await moveAll(moves, inBucket ? () => together(inBucket, playBack) : playBack);
  } else {
    const present = databaseFile(dataDir);
    const files = [present, ...BESIDE_SQLITE.map((end) => present + end)];
    const databases = files.flatMap((each) => keepAside(each, aside));
    await moveAll([...moves, ...databases, { from: database, to: present }], () => inBucket?.write());
  }
  await inBucket?.removeOthers();
  for (const [name, value] of notes)
    await writeNote(installation, name, value).catch(({ message }) =>
      console.error(`The dashboard will not show the last backups: ${message}`),
    );
  if (readdirSync(aside).length > 0) return { manifest, aside };
  rmdirSync(aside);
  return { manifest };
}

/** @throws {CommandError} if the file does not exist or may not be read */
export async function checkArchiveIsThere(file: string) {
  const look = async () => statSync(file, { throwIfNoEntry: false });
  const found = await namingTrouble(file, 'The archive was not judged.', look);
  if (!found) throw new CommandError(`${file} does not exist. Check the path.`);
  if (!found.isFile()) throw new CommandError(`${file} is not a file. Give the path of an archive.`);
}

/**
 * Unpacks an archive of this installation and checks it.
 *
 * @param place `staging`: folder to create; `what`: the work, as in "the restore"
 * @returns `database`: the path of the copy
 * @throws {ArchiveFault} for a damaged archive; {CommandError} for an unsuitable one, {MachineTrouble} without room
 */
export function unpackSound(
  installation: Installation,
  file: string,
  { staging, what }: { staging: string; what: string },
) {
  const consequence = 'The archive was not judged. Nothing was changed.';
  return namingTrouble(dirname(staging), consequence, async () => {
    const bytes = await unpackedBytes(file, installation.backupPassphrase);
    requireRoom(dirname(staging), { bytes, what, consequence });
    mkdirSync(staging, { recursive: true, mode: PRIVATE_FOLDER });
    const manifest = await unpack(file, staging, installation.backupPassphrase);
    checkKind(manifest, installation, file);
    mkdirSync(join(staging, UPLOADS), { recursive: true });
    const database = join(staging, DATABASE_NAMES[manifest.database]);
    if (manifest.database === 'sqlite' && !isSoundSqlite(database))
      throw new ArchiveFault(`The database in ${file} is damaged. Nothing was changed.`);
    return { manifest, database };
  });
}

function checkKind(manifest: Manifest, installation: Installation, file: string) {
  const present = databaseKind(installation);
  if (manifest.database !== present) {
    const remedy = DATABASE_REMEDIES[manifest.database];
    throw new CommandError(
      `${file} is ${TITLES[manifest.database]} backup, but this site uses ${PRESENT[present]}. To restore it, ${remedy}. Nothing was changed.`,
    );
  }
  if (manifest.uploads !== uploadsKind(installation)) {
    throw new CommandError(
      `${file} ${UPLOADS_REMEDIES[manifest.uploads]}; then move the uploads with npm run move. Nothing was changed.`,
    );
  }
}

/** Restores both the bucket and the database, or neither. */
async function together(inBucket: BucketRestore, playBack: () => Promise<void>) {
  await inBucket.write();
  try {
    await playBack();
  } catch (error) {
    await inBucket.undo();
    throw error;
  }
}

interface Move {
  from: string;
  to: string;
}

function uploadMoves(uploads: string, restored: string, aside: string): Move[] {
  mkdirSync(dirname(uploads), { recursive: true });
  return [...keepAside(uploads, aside), { from: restored, to: uploads }];
}

/** @returns no move if the path does not exist */
const keepAside = (path: string, aside: string): Move[] =>
  existsSync(path) ? [{ from: path, to: join(aside, basename(path)) }] : [];

/**
 * Makes all moves, or undoes them. The moves are synchronous, so that no signal can interrupt them.
 *
 * @param moves on one disk
 * @param work must succeed too, otherwise the moves are undone
 */
async function moveAll(moves: Move[], work: () => Promise<void> | undefined) {
  const made: Move[] = [];
  try {
    for (const move of moves) {
      renameSync(move.from, move.to);
      made.push(move);
    }
    await work();
  } catch (error) {
    for (const { from, to } of made.reverse()) renameSync(to, from);
    const shown = machineTrouble(error) ?? error;
    const detail = shown instanceof CommandError ? shown.detail : undefined;
    throw new CommandError(
      `The restore failed and nothing was changed. ${shown instanceof Error ? shown.message : ''}`,
      { detail, cause: error },
    );
  }
}

const PROCESSES = '/proc';

/** @returns the result of `read`; undefined if a process has ended or belongs to another user */
function attempt<T>(read: () => T) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** @returns the id of the process that has a file open, on systems that show it */
function holderOf(file: string) {
  if (!existsSync(file)) return undefined;
  const real = realpathSync(file);
  const pids = (attempt(() => readdirSync(PROCESSES)) ?? []).filter((name) => /^\d+$/.test(name));
  return pids.find((pid) => {
    if (Number(pid) === process.pid) return false;
    const files = join(PROCESSES, pid, 'fd');
    const open = attempt(() => readdirSync(files)) ?? [];
    return open.some((descriptor) => attempt(() => readlinkSync(join(files, descriptor))) === real);
  });
}

/**
 * Checks that the site is stopped.
 *
 * @param command "restore" or "move"
 * @throws {CommandError} while the site runs on this data
 */
export async function checkStopped(environment: Environment, command: string) {
  const remedy = `Stop the site, then ${command} again.`;
  for (const listener of [siteListener(environment), cmsListener(environment)]) {
    await checkPortFree(listener).catch((cause) => {
      throw new CommandError(`Port ${listener.port} (${listener.what}) is in use. ${remedy}`, { cause });
    });
  }
  const holder = holderOf(databaseFile(environment.dataDir));
  if (holder) throw new CommandError(`Process ${holder} is using the database. ${remedy}`);
  const { databaseUrl } = environment;
  const connected = databaseUrl ? await connectionsTo(databaseUrl) : 0;
  if (connected > 0)
    throw new CommandError(`${connected} other connections are using the database. ${remedy}`);
}
