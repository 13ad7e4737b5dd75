import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Environment } from '../environment.mjs';
import type { Ending } from '../processes.mjs';
import { Stop, systemCode } from '../stop.mjs';
import { DATABASE_NAMES, describeContent, MANIFEST, pack, UPLOADS, verify } from './archive.ts';
import { copySqlite, dumpPostgres } from './databases.ts';

export type Installation = Pick<Environment, 'dataDir' | 'databaseUrl'>;

/** The CMS gives an upload its name once it is whole. */
const BEING_WRITTEN = '.part';
/** Password hashes and visitors' messages are in it. */
const PRIVATE_FOLDER = 0o700;

export const databaseFile = (dataDir: string) => join(dataDir, 'database.sqlite');
export const uploadsFolder = (dataDir: string) => join(dataDir, 'public', 'uploads');
/** The time as part of a file's name: 2026-01-31-180500. */
export const timeInName = (time: Date) =>
  time.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
export const databaseKind = ({ databaseUrl }: Installation) => (databaseUrl ? 'postgres' : 'sqlite');

/**
 * Writes one archive of the database and the uploads into DATA_DIR/backups, also while the site is serving.
 *
 * @throws {Stop} when there is nothing to keep, or it cannot be read or written
 */
export async function makeBackup(installation: Installation, ending: Ending) {
  const { dataDir } = installation;
  const kind = databaseKind(installation);
  if (kind === 'sqlite' && !existsSync(databaseFile(dataDir))) {
    throw new Stop(`There is no database in ${dataDir} yet: run "npm start" once, or correct DATA_DIR.`);
  }
  const made = new Date();
  const backups = join(dataDir, 'backups');
  const folder = join(backups, `.making-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  ending.atEnd(() => rmSync(folder, { recursive: true, force: true }));

  const content = join(folder, 'content');
  mkdirSync(content);
  // The database first: an upload that comes later is in nobody's way, one that is missing would be missed.
  await copyDatabase(installation, join(content, DATABASE_NAMES[kind]));
  const uploads = gather(uploadsFolder(dataDir), join(content, UPLOADS));
  const manifest = await describeContent(content, kind, made);
  writeFileSync(join(content, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);

  const draft = join(folder, 'archive.tar.gz');
  await pack(content, draft);
  await verify(draft);
  const file = freeName(join(backups, timeInName(made)), '.tar.gz');
  renameSync(draft, file);
  return { file, bytes: statSync(file).size, uploads };
}

export async function copyDatabase({ dataDir, databaseUrl }: Installation, copy: string) {
  if (databaseUrl) await dumpPostgres(databaseUrl, copy);
  else await copySqlite(databaseFile(dataDir), copy);
}

/**
 * Puts a second name of each file below `to`, or a copy where the disk knows no second names.
 *
 * @returns how many files
 */
function gather(from: string, to: string) {
  mkdirSync(to);
  if (!existsSync(from)) return 0;
  let count = 0;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(BEING_WRITTEN)) continue;
    const file = join(entry.parentPath, entry.name);
    if (take(file, join(to, relative(from, file)))) count += 1;
  }
  return count;
}

/** @returns false when the owner has just deleted the file */
function take(file: string, copy: string) {
  mkdirSync(dirname(copy), { recursive: true });
  try {
    linkSync(file, copy);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false;
    copyFileSync(file, copy);
  }
  return true;
}

function freeName(start: string, end: string) {
  let name = start + end;
  for (let number = 2; existsSync(name); number += 1) name = `${start}-${number}${end}`;
  return name;
}
