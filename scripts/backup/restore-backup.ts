import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkPortFree, cmsDoor, siteDoor } from '../checks.mjs';
import type { Environment } from '../environment.mjs';
import type { Ending } from '../processes.mjs';
import { Stop } from '../stop.mjs';
import { DATABASE_NAMES, type DatabaseKind, UPLOADS, unpack, verify } from './archive.ts';
import { connectionsTo, isSoundSqlite, playBackPostgres } from './databases.ts';
import {
  copyDatabase,
  databaseFile,
  databaseKind,
  type Installation,
  timeInName,
  uploadsFolder,
} from './make-backup.ts';

const TITLES = { sqlite: 'an SQLite file', postgres: 'PostgreSQL' };
/** What SQLite leaves beside its file when it was not closed; it belongs to that file alone. */
const BESIDE_SQLITE = ['-journal', '-wal', '-shm'];

/**
 * Puts database and uploads of an archive in the place of the present ones, which are kept aside. The site must be
 * stopped.
 *
 * @returns `aside`: the folder with what was there before, if anything
 * @throws {Stop} for an archive that is damaged or does not fit; nothing has been changed then
 */
export async function putBack(installation: Installation, file: string, ending: Ending) {
  const { dataDir, databaseUrl } = installation;
  if (!existsSync(file)) throw new Stop(`There is no file ${file}.`);
  const manifest = await verify(file);
  checkKind(manifest.database, databaseKind(installation), file);

  const staging = join(dataDir, `.restoring-${process.pid}`);
  mkdirSync(staging, { recursive: true });
  ending.atEnd(() => rmSync(staging, { recursive: true, force: true }));
  await unpack(file, staging);
  mkdirSync(join(staging, UPLOADS), { recursive: true });
  const database = join(staging, DATABASE_NAMES[manifest.database]);
  if (manifest.database === 'sqlite' && !isSoundSqlite(database)) {
    throw new Stop(`The database in ${file} is damaged. Nothing has been changed.`);
  }

  const aside = join(dataDir, `before-restore-${timeInName(new Date())}`);
  mkdirSync(aside);
  const uploads = uploadsFolder(dataDir);
  const moves = [...keepAside(uploads, aside), { from: join(staging, UPLOADS), to: uploads }];
  mkdirSync(dirname(uploads), { recursive: true });
  if (databaseUrl) {
    await copyDatabase(installation, join(aside, DATABASE_NAMES.postgres));
    await moveAll(moves, () => playBackPostgres(databaseUrl, database));
  } else {
    const present = databaseFile(dataDir);
    const files = [present, ...BESIDE_SQLITE.map((end) => present + end)];
    const databases = files.flatMap((each) => keepAside(each, aside));
    await moveAll([...moves, ...databases, { from: database, to: present }]);
  }
  if (readdirSync(aside).length > 0) return { manifest, aside };
  rmdirSync(aside);
  return { manifest };
}

function checkKind(stored: DatabaseKind, present: DatabaseKind, file: string) {
  if (stored === present) return;
  const remedy =
    stored === 'sqlite' ? 'run without DATABASE_URL' : 'set DATABASE_URL to an empty PostgreSQL database';
  throw new Stop(
    `${file} was made from ${TITLES[stored]} and this site uses ${TITLES[present]}: ${remedy} to restore it. Nothing has been changed.`,
  );
}

interface Move {
  from: string;
  to: string;
}

/** @returns no move when there is nothing to keep */
const keepAside = (path: string, aside: string): Move[] =>
  existsSync(path) ? [{ from: path, to: join(aside, basename(path)) }] : [];

/**
 * Moves everything, or puts back what was moved. The moves are made without a pause in which a signal could end us.
 *
 * @param moves on one disk
 * @param work that has to succeed as well
 */
async function moveAll(moves: Move[], work?: () => Promise<void>) {
  const made: Move[] = [];
  try {
    for (const move of moves) {
      renameSync(move.from, move.to);
      made.push(move);
    }
    await work?.();
  } catch (error) {
    for (const { from, to } of made.reverse()) renameSync(to, from);
    const detail = error instanceof Stop ? error.detail : undefined;
    throw new Stop(
      `The restore did not succeed, and everything is as it was. ${error instanceof Error ? error.message : ''}`,
      { detail, cause: error },
    );
  }
}

const PROCESSES = '/proc';

/** @returns what `read` finds; undefined for what has ended, or belongs to somebody else */
function attempt<T>(read: () => T) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** @returns the id of the process that has a file open, on systems that tell */
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

/** @throws {Stop} while the site runs on this data */
export async function checkStopped(environment: Environment) {
  const remedy = 'Stop the site first, then restore again.';
  for (const door of [siteDoor(environment), cmsDoor(environment)]) {
    await checkPortFree(door).catch((cause) => {
      throw new Stop(`Something listens on port ${door.port}, where ${door.what} does. ${remedy}`, { cause });
    });
  }
  const holder = holderOf(databaseFile(environment.dataDir));
  if (holder) throw new Stop(`Process ${holder} has the database open. ${remedy}`);
  const { databaseUrl } = environment;
  const connected = databaseUrl ? await connectionsTo(databaseUrl) : 0;
  if (connected > 0) throw new Stop(`${connected} connections to the database are open. ${remedy}`);
}
