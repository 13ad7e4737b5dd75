import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as tar from 'tar';
import { CommandError } from '../config/command-error.mjs';
import { machineTrouble } from '../config/machine-trouble.mjs';
import { compareReleases, RELEASE } from '../config/release.mjs';
import { encrypted, opened } from './encryption.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Tables of a database by name: the number of rows, and one SHA-256 of all rows. */
export type Tables = Record<string, { rows: number; checksum: string }>;

/** An archive's description of itself. */
export interface Manifest {
  format: string;
  formatVersion: number;
  /** Release that made the archive. */
  siteVersion: string;
  /** ISO time. */
  made: string;
  database: DatabaseKind;
  /** Where the site kept the uploads; rows of the database depend on it. */
  uploads: 'folder' | 'bucket';
  /** SHA-256 by path, of every file except the manifest. */
  files: Record<string, string>;
  tables: Tables;
}

export const MANIFEST = 'manifest.json';
export const UPLOADS = 'uploads';
export const DATABASE_NAMES = { sqlite: 'database.sqlite', postgres: 'database.dump' };

const FORMAT = 'model-brand-site backup';
const FORMAT_VERSION = 1;
/** The archive holds password hashes and visitors' messages. */
const PRIVATE_FILE = 0o600;
const TOP = [MANIFEST, UPLOADS, ...Object.values(DATABASE_NAMES)];

/** An archive was read, and it is at fault. */
export class ArchiveFault extends CommandError {}

/** Returns the SHA-256 of a stream, in hexadecimal. */
export async function checksum(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** @returns the checksum of each file below a folder, by path */
async function checksums(folder: string) {
  const files: Manifest['files'] = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files[relative(folder, file).replaceAll('\\', '/')] = await checksum(createReadStream(file));
  }
  return files;
}

/** Returns the manifest of a folder with a database and uploads. */
export async function describeContent(
  folder: string,
  { made, ...kinds }: Pick<Manifest, 'database' | 'uploads' | 'tables'> & { made: Date },
): Promise<Manifest> {
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    siteVersion: RELEASE,
    made: made.toISOString(),
    files: await checksums(folder),
    ...kinds,
  };
}

/**
 * Packs a folder into an archive, in a stream.
 *
 * @param passphrase absent: the archive is not encrypted
 */
export async function pack(folder: string, file: string, passphrase?: string) {
  const names = TOP.filter((name) => existsSync(join(folder, name)));
  const packed = tar.create({ cwd: folder, gzip: true, portable: true, strict: true }, names);
  const archive = Readable.from(packed, { objectMode: false });
  const written = passphrase ? await encrypted(archive, passphrase) : archive;
  await pipeline(written, createWriteStream(file, { mode: PRIVATE_FILE }));
}

/**
 * Reads an archive from start to end.
 *
 * @param reader calls `over` when it has read everything
 * @throws {CommandError} when it cannot be opened or read
 */
async function readThrough(
  file: string,
  passphrase: string | undefined,
  reader: tar.Parser,
  over: 'end' | 'close',
) {
  const source = await opened(file, passphrase);
  try {
    await new Promise((resolve, reject) => {
      source.on('error', reject);
      reader.on('error', reject);
      reader.on(over, resolve);
      source.pipe(reader);
    });
  } catch (cause) {
    source.destroy();
    if (machineTrouble(cause)) throw cause;
    throw new ArchiveFault(`${file} is damaged or is not a backup of this site. Nothing was changed.`, {
      detail: cause instanceof Error ? cause.message : undefined,
      cause,
    });
  }
}

/** File systems give whole blocks. */
const BLOCK_BYTES = 4096;

/** Returns the bytes that the content of an archive takes on a disk. Writes nothing. */
export async function unpackedBytes(file: string, passphrase?: string): Promise<number> {
  let blocks = 0;
  const onReadEntry = (entry: tar.ReadEntry) => {
    blocks += 1 + Math.ceil(entry.size / BLOCK_BYTES);
  };
  await readThrough(file, passphrase, tar.list({ strict: true, onReadEntry }), 'end');
  return blocks * BLOCK_BYTES;
}

/**
 * Unpacks an archive, reading it once.
 *
 * @param folder empty; not to be used when this throws
 * @throws {CommandError} when the archive is damaged or not ours
 */
export async function unpack(file: string, folder: string, passphrase?: string): Promise<Manifest> {
  let foreign: string | undefined;
  const filter = (path: string, entry: object) => {
    const isExpected = belongs(entry as tar.ReadEntry);
    if (!isExpected) foreign ??= path;
    return isExpected;
  };
  await readThrough(file, passphrase, tar.extract({ cwd: folder, strict: true, filter }), 'close');
  const { [MANIFEST]: _, ...found } = await checksums(folder);
  const written = join(folder, MANIFEST);
  return checked(file, existsSync(written) ? readFileSync(written, 'utf8') : '', found, foreign);
}

/** Returns whether a path stays below its start, on every operating system. */
export const isPlainPath = (path: string) =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\\'));

/**
 * Accepts only what `pack` writes: plain files and folders below known names. Links and paths that lead
 * outside are refused.
 */
function belongs({ path, type }: tar.ReadEntry) {
  const parts = path.replace(/\/$/, '').split('/');
  return (
    (type === 'File' || type === 'Directory') &&
    TOP.includes(parts[0] ?? '') &&
    isPlainPath(path.replace(/\/$/, '')) &&
    (parts.length === 1 || parts[0] === UPLOADS)
  );
}

/**
 * Reads a whole archive without writing anything.
 *
 * @throws {CommandError} when it is damaged or not ours
 */
export async function verify(file: string, passphrase?: string): Promise<Manifest> {
  const found: Record<string, string> = {};
  const manifest: Buffer[] = [];
  let foreign: string | undefined;
  const onReadEntry = (entry: tar.ReadEntry) => {
    const { path } = entry;
    if (!belongs(entry)) foreign ??= path;
    else if (path === MANIFEST) entry.on('data', (chunk) => manifest.push(chunk));
    else if (entry.type === 'File') {
      const hash = createHash('sha256');
      entry.on('data', (chunk) => hash.update(chunk));
      entry.on('end', () => {
        found[path] = hash.digest('hex');
      });
    }
  };
  await readThrough(file, passphrase, tar.list({ strict: true, onReadEntry }), 'end');
  return checked(file, Buffer.concat(manifest).toString(), found, foreign);
}

/** @throws {CommandError} when the archive's content differs from its manifest */
function checked(file: string, manifest: string, found: Manifest['files'], foreign: string | undefined) {
  const read = parsed(manifest);
  const problem = foreign === undefined ? problemOf(read, found) : foreignFile(foreign);
  if (problem || !read) throw new ArchiveFault(`${file} ${problem}. Nothing was changed.`);
  return read;
}

const foreignFile = (path: string) => `contains a file that is not part of a backup: ${path}`;

/**
 * Compares a manifest with the archive's content.
 *
 * @returns the end of the sentence "FILE …"
 */
function problemOf(manifest: Manifest | undefined, found: Record<string, string>) {
  if (manifest?.format !== FORMAT) return 'is not a backup of this site';
  const { formatVersion, siteVersion: version, files, database } = manifest;
  if (formatVersion > FORMAT_VERSION || compareReleases(version, RELEASE) > 0) {
    return `was made by a newer version of the site (${version}). Update this site first`;
  }
  const damaged = Object.entries(files).find(([path, sum]) => found[path] !== sum);
  if (damaged) return `is damaged: ${damaged[0]} is missing or different`;
  const foreign = Object.keys(found).find((path) => !(path in files));
  if (foreign) return foreignFile(foreign);
  return DATABASE_NAMES[database] in files ? undefined : 'does not contain a database';
}

function parsed(text: string): Manifest | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value?.files === 'object' && value.files ? value : undefined;
  } catch {
    // Not JSON, so not our archive; the caller has the sentence.
    return undefined;
  }
}
