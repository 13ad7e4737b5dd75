import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { DAY_MS } from '../../shared/days';

/** What is being written: the ending of a draft beside finished uploads, and a folder of temporary files. */
const DRAFT = /\.([0-9a-f]{8}-\d+)\.part$/;
const FOLDER = 'tmp';

/** A machine that shares the folder is asked nothing; what it has not touched for so long is nobody's. */
const OTHERS_ARE_DONE_AFTER_MS = DAY_MS;

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
/** Says whose work something is, so that a program that starts leaves alone what a running one writes. */
export const WRITER = `${HOST}-${process.pid}`;

export const draftOf = (path: string): string => `${path}.${WRITER}.part`;

/**
 * Makes a folder of this process below `dataDir`, and has everything that wants a temporary file use it: nothing is
 * written outside of DATA_DIR.
 *
 * @returns its absolute path
 */
export function temporaryFolder(dataDir: string): string {
  const folder = resolve(dataDir, FOLDER, WRITER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  return folder;
}

/** At start: what an ended process has left half written. */
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

/** Whether the program that says so in a name is still writing there. */
export const isAtWork = (writer: string, path: string): boolean =>
  isAtWorkSince(writer, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);

/** @param touched when it last wrote there, as of `Date.now()` */
export function isAtWorkSince(writer: string, touched: number): boolean {
  const [host = '', pid] = writer.split('-');
  if (host === HOST) return isRunning(Number(pid));
  return /^[0-9a-f]{8}$/.test(host) && Date.now() - touched < OTHERS_ARE_DONE_AFTER_MS;
}

/** Whether a file beside finished ones is being written by a program that has not ended. */
export function isBeingWritten(path: string): boolean {
  const writer = DRAFT.exec(path)?.[1];
  return writer !== undefined && isAtWork(writer, path);
}

/** A process of our own number has ended: we have not written anything yet. */
function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
