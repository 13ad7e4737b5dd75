import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytes, requireRoom } from '../config/machine-trouble.mjs';
import { UPLOADS_IN_BUCKET } from './bucket.ts';
import { removeLeftovers } from './leftovers.mjs';
import {
  backupsFolder,
  type Installation,
  type KeepRule,
  oldArchives,
  PRIVATE_FOLDER,
  removeOldArchives,
} from './make-backup.ts';
import { databaseBytes, databaseFile } from './notes.mjs';
import { bucketOf, uploadsFolder } from './uploads.ts';

/** Stays free for the site, which goes on writing. */
const FREE_FOR_THE_SITE = 16_000_000;

/**
 * Makes sure that a backup has room. Removes what killed programs left and, if that is enough, the archives that the new
 * one replaces by the rule; never the newest. Call it inside `inTurn`.
 *
 * @throws {MachineTrouble} with both sizes
 */
export async function makeRoom(installation: Installation, rule: KeepRule | undefined): Promise<void> {
  const folder = backupsFolder(installation.dataDir);
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  removeLeftovers(installation.dataDir);
  const bytes = await bytesNeeded(installation);
  const replaced = rule && { ...rule, keep: rule.keep - 1 };
  const old = replaced ? oldArchives(installation, replaced) : [];
  const missing = bytes - freeBytes(folder);
  if (replaced && missing > 0 && missing <= old.reduce((sum, file) => sum + statSync(file).size, 0))
    removeOldArchives(installation, replaced);
  requireRoom(folder, { bytes, what: 'the backup', consequence: 'No backup was made.' });
}

/** A copy of the database, the archive, and copies of uploads that cannot be linked. Images do not get smaller. */
async function bytesNeeded(installation: Installation): Promise<number> {
  const { dataDir, databaseUrl } = installation;
  // The rows of a dump are also written as text, to count them.
  const database = databaseUrl
    ? 2 * (await databaseBytes(databaseUrl))
    : statSync(databaseFile(dataDir)).size;
  const uploads = await bytesOfUploads(installation);
  const copied = bucketOf(installation) || !isOnOneDisk(dataDir) ? uploads : 0;
  return 2 * database + uploads + copied + FREE_FOR_THE_SITE;
}

async function bytesOfUploads(installation: Installation): Promise<number> {
  const bucket = bucketOf(installation);
  const folder = uploadsFolder(installation.dataDir);
  const sizes = bucket ? [...(await bucket.list(UPLOADS_IN_BUCKET)).values()] : sizesIn(folder);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function sizesIn(folder: string): number[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
}

function isOnOneDisk(dataDir: string): boolean {
  const uploads = statSync(uploadsFolder(dataDir), { throwIfNoEntry: false });
  return !uploads || uploads.dev === statSync(backupsFolder(dataDir)).dev;
}
