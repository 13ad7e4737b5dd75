// @ts-check
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
import { Stop, systemCode } from '../stop.mjs';
import { pack, verify } from './archive.mjs';
import { backupsFolder, databaseFile, timeInName, uploadsFolder } from './data-folder.mjs';
import { DATABASE_NAMES, describeContent, MANIFEST, UPLOADS } from './manifest.mjs';
import { dumpPostgres } from './postgres.mjs';
import { copySqlite } from './sqlite.mjs';

/**
 * @import { Environment } from '../environment/environment.mjs'
 * @import { Ending } from '../running/program.mjs'
 * @import { DatabaseKind } from './manifest.mjs'
 *
 * @typedef {Pick<Environment, 'dataDir' | 'databaseUrl'>} Installation
 *
 * @typedef {object} Backup
 * @property {string} file
 * @property {number} bytes
 * @property {number} uploads how many files
 */

/** The CMS gives an upload its name once it is whole. */
const BEING_WRITTEN = '.part';

/** Password hashes and visitors' messages are in it. */
const PRIVATE_FOLDER = 0o700;

/**
 * @param {Installation} installation
 * @returns {DatabaseKind}
 */
export const databaseKind = ({ databaseUrl }) => (databaseUrl ? 'postgres' : 'sqlite');

/**
 * Writes one archive of the database and the uploads into DATA_DIR/backups, also while the site is serving.
 *
 * @param {Installation} installation
 * @param {Ending} ending
 * @returns {Promise<Backup>}
 * @throws {Stop} when there is nothing to keep, or it cannot be read or written
 */
export async function makeBackup(installation, ending) {
  const { dataDir } = installation;
  const kind = databaseKind(installation);
  if (kind === 'sqlite' && !existsSync(databaseFile(dataDir))) {
    throw new Stop(`There is no database in ${dataDir} yet: run "npm start" once, or correct DATA_DIR.`);
  }
  const made = new Date();
  const folder = join(backupsFolder(dataDir), `.making-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  ending.atEnd(() => rmSync(folder, { recursive: true, force: true }));

  const content = join(folder, 'content');
  mkdirSync(content);
  // The database first: an upload that comes later is in nobody's way, one that is missing would be missed.
  await copyDatabase(installation, join(content, DATABASE_NAMES[kind]));
  const uploads = gather(uploadsFolder(dataDir), join(content, UPLOADS));
  const manifest = await describeContent(content, { database: kind, made });
  writeFileSync(join(content, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);

  const draft = join(folder, 'archive.tar.gz');
  await pack(content, draft);
  await verify(draft);
  const file = freeName(join(backupsFolder(dataDir), timeInName(made)), '.tar.gz');
  renameSync(draft, file);
  return { file, bytes: statSync(file).size, uploads };
}

/**
 * @param {Installation} installation
 * @param {string} copy
 */
export async function copyDatabase({ dataDir, databaseUrl }, copy) {
  if (databaseUrl) await dumpPostgres(databaseUrl, copy);
  else await copySqlite(databaseFile(dataDir), copy);
}

/**
 * Puts a second name of each file below `to`, or a copy where the disk knows no second names.
 *
 * @param {string} from
 * @param {string} to
 * @returns {number} how many files
 */
function gather(from, to) {
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

/**
 * @param {string} file
 * @param {string} copy
 * @returns {boolean} false when the owner has just deleted it
 */
function take(file, copy) {
  mkdirSync(dirname(copy), { recursive: true });
  try {
    linkSync(file, copy);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false;
    copyFileSync(file, copy);
  }
  return true;
}

/**
 * @param {string} start
 * @param {string} end
 */
function freeName(start, end) {
  let name = start + end;
  for (let number = 2; existsSync(name); number += 1) name = `${start}-${number}${end}`;
  return name;
}
