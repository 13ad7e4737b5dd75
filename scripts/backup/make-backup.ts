import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import type { Environment } from '../config/environment.mjs';
import type { Cleanup } from '../run/child-processes.mjs';
import { DATABASE_NAMES, describeContent, MANIFEST, pack, UPLOADS, verify } from './archive.ts';
import { copySqlite, dumpPostgres, tablesOfDump, tablesOfSqlite } from './databases.ts';
import { MAKING } from './leftovers.mjs';
import { databaseFile } from './notes.mjs';
import { bucketOf, gatherFromBucket, gatherFromFolder, uploadsFolder } from './uploads.ts';

/** Without a passphrase archives are not encrypted; without variables uploads are in DATA_DIR. */
export type Installation = Pick<Environment, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Environment, 'backupPassphrase' | 'variables'>>;

/** The folder holds password hashes and visitors' messages. */
export const PRIVATE_FOLDER = 0o700;

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups');
/** Returns a time for file names: 2026-01-31-180500. */
export const timeInName = (time: Date) =>
  time.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
export const uploadsKind = ({ variables }: Installation) => (variables?.S3_BUCKET ? 'bucket' : 'folder');
export const databaseKind = ({ databaseUrl }: Installation) => (databaseUrl ? 'postgres' : 'sqlite');

/**
 * Writes an archive of database and uploads into DATA_DIR/backups. The site may run. Call it inside `inTurn`,
 * as `take-backup.ts` does.
 *
 * @param nightly marks the archive in its name
 * @throws {CommandError} when there is nothing to back up, or it cannot be read or written
 */
export async function makeBackup(installation: Installation, cleanup: Cleanup, nightly = false) {
  checkDatabaseIsThere(installation);
  const { dataDir, backupPassphrase } = installation;
  const kind = databaseKind(installation);
  const bucket = bucketOf(installation);
  const made = new Date();
  const backups = backupsFolder(dataDir);
  const folder = scratchFolder(installation, MAKING, cleanup);

  const content = join(folder, 'content');
  mkdirSync(content);
  // Database first: a later upload is merely superfluous, but a missing one would break a page.
  const database = join(content, DATABASE_NAMES[kind]);
  await copyDatabase(installation, database);
  const tables = await tablesIn(installation, database);
  mkdirSync(join(content, UPLOADS));
  const uploads = bucket
    ? await gatherFromBucket(bucket, join(content, UPLOADS))
    : gatherFromFolder(uploadsFolder(dataDir), join(content, UPLOADS));
  const kinds = { database: kind, uploads: uploadsKind(installation) } as const;
  const manifest = await describeContent(content, { ...kinds, made, tables });
  writeFileSync(join(content, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);

  const draft = join(folder, 'archive.tar.gz');
  await pack(content, draft, backupPassphrase);
  await verify(draft, backupPassphrase);
  const ending = `${nightly ? NIGHTLY : ''}${backupPassphrase ? ENCRYPTED : PLAIN}`;
  const file = freeName(join(backups, timeInName(made)), ending);
  renameSync(draft, file);
  return { file, made, bytes: statSync(file).size, uploads };
}

/** Returns an empty folder for work that is done in turn. Removes what a killed program left there. */
export function scratchFolder({ dataDir }: Installation, name: string, { onExit }: Cleanup) {
  const folder = join(backupsFolder(dataDir), name);
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  tidy();
  onExit(tidy);
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  return folder;
}

/** @throws {CommandError} before the first start on SQLite */
export function checkDatabaseIsThere({ dataDir, databaseUrl }: Installation) {
  // Not `existsSync`, which is false without permission.
  if (databaseUrl || statSync(databaseFile(dataDir), { throwIfNoEntry: false })) return;
  throw new CommandError(
    `${dataDir} does not contain a database yet. Run "npm start" once, or correct DATA_DIR.`,
  );
}

export async function copyDatabase({ dataDir, databaseUrl }: Installation, copy: string) {
  if (databaseUrl) await dumpPostgres(databaseUrl, copy);
  else await copySqlite(databaseFile(dataDir), copy);
}

export const tablesIn = async ({ databaseUrl }: Installation, copy: string) =>
  databaseUrl ? tablesOfDump(databaseUrl, copy) : tablesOfSqlite(copy);

/** 2026-01-31-180500.tar.gz, with a number if the second had several, and a mark for nightly backups. */
const NIGHTLY = '-nightly';
const PLAIN = '.tar.gz';
const ENCRYPTED = `${PLAIN}.age`;
const OURS = /^(\d{4}-\d\d-\d\d-\d{6})(?:-(\d+))?(-nightly)?\.tar\.gz(?:\.age)?$/;

/**
 * Returns paths of archives made by this tool, newest first. Those from a clock that was ahead are last.
 *
 * @param only 'nightly': leaves out those that a person made
 */
export const archivesOf = (installation: Pick<Installation, 'dataDir'>, only?: 'nightly') =>
  sortedArchives(installation, only).map(({ file }) => file);

function sortedArchives({ dataDir }: Pick<Installation, 'dataDir'>, only?: 'nightly') {
  const folder = backupsFolder(dataDir);
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const [, time = '', number = '1', nightly] = (entry.isFile() && OURS.exec(entry.name)) || [];
    if (!time || (only && !nightly)) return [];
    const isAhead = time > timeInName(new Date(Date.now() + DAY_MS));
    return [{ file: join(folder, entry.name), time, number: Number(number), isAhead }];
  });
  return found.sort(
    (a, b) => Number(a.isAhead) - Number(b.isAhead) || b.time.localeCompare(a.time) || b.number - a.number,
  );
}

/** Clocks of earlier machines may have had another time zone set. */
const DAY_MS = 24 * 3_600_000;

/** Which archives stay when a new one is complete. */
export interface KeepRule {
  /** Number of newest archives; at least 1 */
  keep: number;
  only?: 'nightly' | undefined;
  /** Names of archives that stay anyway */
  spare?: readonly string[];
}

/** Returns the archives that a rule gives up. Those from a clock that was ahead stay: their age is unknown. */
export function oldArchives(
  installation: Pick<Installation, 'dataDir'>,
  { keep, only, spare = [] }: KeepRule,
) {
  const old = sortedArchives(installation, only).slice(Math.max(keep, 1));
  return old
    .filter(({ file, isAhead }) => !isAhead && !spare.includes(basename(file)))
    .map(({ file }) => file);
}

/**
 * Deletes older archives made by this tool. One that cannot be deleted is a warning: the newest is complete anyway.
 *
 * @returns the deleted ones
 */
export function removeOldArchives(installation: Pick<Installation, 'dataDir'>, rule: KeepRule) {
  return oldArchives(installation, rule).filter((file) => {
    try {
      rmSync(file);
      return true;
    } catch (error) {
      console.warn(`${file} could not be deleted: ${error instanceof Error ? error.message : ''}`);
      return false;
    }
  });
}

function freeName(start: string, end: string) {
  let name = start + end;
  for (let number = 2; existsSync(name); number += 1) name = `${start}-${number}${end}`;
  return name;
}
