import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { readNotes } from './backup-notes';

/** An archive with the database and the uploads, made by `scripts/backup`. */
export interface Archive {
  name: string;
  path: string;
  bytes: number;
  changedAt: Date;
}

/** Returns the newest archive in DATA_DIR/backups; undefined if it was moved, or another machine made it. */
export async function newestArchive(strapi: Core.Strapi): Promise<Archive | undefined> {
  const { backup_newest: noted } = await readNotes(strapi, ['backup_newest']);
  return noted ? findArchive(noted) : undefined;
}

/** Returns an archive in DATA_DIR/backups; undefined if it is not there. */
export async function findArchive(noted: string): Promise<Archive | undefined> {
  const name = basename(noted);
  const path = join(resolve(process.env.DATA_DIR ?? '../data'), 'backups', name);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { name, path, bytes: found.size, changedAt: found.mtime } : undefined;
}
