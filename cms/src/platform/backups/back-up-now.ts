import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The program that makes the nightly backup looks for this file, and removes it when the backup has ended. */
const request = () => join(resolve(process.env.DATA_DIR ?? '../data'), 'backups', '.wanted');

/** A request that no program has taken by then is void. */
const WAITS_MS = 10 * 60_000;

/** Returns whether the owner has asked for a backup that has not begun yet. */
export async function isBackupWanted(now: number): Promise<boolean> {
  const asked = await stat(request()).catch(() => undefined);
  return asked !== undefined && asked.mtimeMs > now - WAITS_MS;
}

/** Asks for a backup. */
export async function askForBackup(): Promise<void> {
  await mkdir(dirname(request()), { recursive: true, mode: 0o700 });
  await writeFile(request(), new Date().toISOString(), { mode: 0o600 });
}
