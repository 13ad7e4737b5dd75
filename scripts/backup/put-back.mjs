// @ts-check
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Stop } from '../stop.mjs';
import { unpack, verify } from './archive.mjs';
import { databaseFile, timeInName, uploadsFolder } from './data-folder.mjs';
import { copyDatabase, databaseKind } from './make-backup.mjs';
import { DATABASE_NAMES, UPLOADS } from './manifest.mjs';
import { playBackPostgres } from './postgres.mjs';
import { isSoundSqlite } from './sqlite.mjs';

/**
 * @import { Ending } from '../running/program.mjs'
 * @import { Installation } from './make-backup.mjs'
 * @import { DatabaseKind, Manifest } from './manifest.mjs'
 *
 * @typedef {object} Move
 * @property {string} from
 * @property {string} to
 */

/** @type {Record<DatabaseKind, string>} */
const TITLES = { sqlite: 'an SQLite file', postgres: 'PostgreSQL' };

/** What SQLite leaves beside its file when it was not closed; it belongs to that file alone. */
const BESIDE_SQLITE = ['-journal', '-wal', '-shm'];

/**
 * Puts database and uploads of an archive in the place of the present ones, which are kept aside. The site must be
 * stopped.
 *
 * @param {Installation} installation
 * @param {string} file
 * @param {Ending} ending
 * @returns {Promise<{ manifest: Manifest, aside?: string }>} `aside`: the folder with what was there before, if anything
 * @throws {Stop} for an archive that is damaged or does not fit; nothing has been changed then
 */
export async function putBack(installation, file, ending) {
  const { dataDir } = installation;
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
  const moves = [
    ...keepAside(uploadsFolder(dataDir), aside),
    { from: join(staging, UPLOADS), to: uploadsFolder(dataDir) },
  ];
  mkdirSync(dirname(uploadsFolder(dataDir)), { recursive: true });
  if (installation.databaseUrl) {
    await copyDatabase(installation, join(aside, DATABASE_NAMES.postgres));
    await moveAll(moves, () => playBackPostgres(installation.databaseUrl ?? '', database));
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

/**
 * @param {DatabaseKind} stored
 * @param {DatabaseKind} present
 * @param {string} file
 */
function checkKind(stored, present, file) {
  if (stored === present) return;
  const remedy =
    stored === 'sqlite' ? 'run without DATABASE_URL' : 'set DATABASE_URL to an empty PostgreSQL database';
  throw new Stop(
    `${file} was made from ${TITLES[stored]} and this site uses ${TITLES[present]}: ${remedy} to restore it. Nothing has been changed.`,
  );
}

/**
 * @param {string} path
 * @param {string} aside
 * @returns {Move[]} none when there is nothing
 */
const keepAside = (path, aside) =>
  existsSync(path) ? [{ from: path, to: join(aside, basename(path)) }] : [];

/**
 * Moves everything, or puts back what was moved. The moves are made without a pause in which a signal could end us.
 *
 * @param {Move[]} moves on one disk
 * @param {() => Promise<void>} [work] that has to succeed as well
 * @throws {Stop}
 */
async function moveAll(moves, work) {
  /** @type {Move[]} */
  const made = [];
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
