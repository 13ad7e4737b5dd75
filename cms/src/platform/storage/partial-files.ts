import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { DAY_MS } from '../../shared/days';
import { isFromAhead } from '../clock';

/** Unfinished files: those next to finished uploads have this ending, others are in a folder of temporary files. */
const DRAFT = /\.([0-9a-f]{8}-\d+)\.part$/;
const FOLDER = 'tmp';

/** Processes on other machines cannot be checked. A file they have not changed for this long is abandoned. */
const OTHERS_ARE_DONE_AFTER_MS = DAY_MS;

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
/** Names the writing process in file names, so that a starting program leaves the files of a running one alone. */
export const WRITER = `${HOST}-${process.pid}`;

export const draftOf = (path: string): string => `${path}.${WRITER}.part`;

/**
 * Creates a temporary folder for this process in `dataDir`, and makes every library use it: nothing is written outside
 * DATA_DIR.
 *
 * @returns its absolute path
 */
export function temporaryFolder(dataDir: string): string {
  const folder = resolve(dataDir, FOLDER, WRITER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  return folder;
}

/** Deletes unfinished files of ended processes. Runs at start. */
export function removeUnfinished(dataDir: string, uploads: string): void {
  const temporary = resolve(dataDir, FOLDER);
  for (const name of readdirSync(temporary)) {
    if (name !== WRITER) removeIfLeft(join(temporary, name), name);
  }
  for (const name of readdirSync(uploads)) {
    const writer = DRAFT.exec(name)?.[1];
    if (writer) removeIfLeft(join(uploads, name), writer);
  }
  for (const name of readdirSync(join(temporary, WRITER))) {
    rmSync(join(temporary, WRITER, name), { recursive: true, force: true });
  }
}

function removeIfLeft(path: string, writer: string): void {
  if (!isAtWork(writer, path)) rmSync(path, { recursive: true, force: true });
}

/** Returns whether the process named in a file name is still writing there. */
function isAtWork(writer: string, path: string): boolean {
  const [host = '', pid] = writer.split('-');
  if (host === HOST) return isRunning(Number(pid));
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const now = Date.now();
  const isRecent = now - touched < OTHERS_ARE_DONE_AFTER_MS && !isFromAhead(touched, now);
  return /^[0-9a-f]{8}$/.test(host) && isRecent;
}

/** Returns whether a running process is still writing this file. */
export function isBeingWritten(path: string): boolean {
  const writer = DRAFT.exec(path)?.[1];
  return writer !== undefined && isAtWork(writer, path);
}

/** Our own number belonged to an ended process: this one has not written anything yet. */
function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
