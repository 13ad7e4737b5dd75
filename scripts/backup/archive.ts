import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as tar from 'tar';
import { ROOT } from '../paths.mjs';
import { Stop } from '../stop.mjs';

export type DatabaseKind = 'sqlite' | 'postgres';

/** What an archive says about itself. */
export interface Manifest {
  /** Always `FORMAT`. */
  format: string;
  formatVersion: number;
  /** Of the product that made it. */
  siteVersion: string;
  /** ISO time. */
  made: string;
  database: DatabaseKind;
  /** SHA-256 by path, of everything but the manifest. */
  files: Record<string, string>;
}

export const MANIFEST = 'manifest.json';
export const UPLOADS = 'uploads';
export const DATABASE_NAMES = { sqlite: 'database.sqlite', postgres: 'database.dump' };

const FORMAT = 'model-brand-site backup';
const FORMAT_VERSION = 1;
const TOP = [MANIFEST, UPLOADS, ...Object.values(DATABASE_NAMES)];

const siteVersion = (): string => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

async function checksum(file: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Describes a folder that holds a database and uploads. */
export async function describeContent(folder: string, database: DatabaseKind, made: Date): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files[relative(folder, file).replaceAll('\\', '/')] = await checksum(file);
  }
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    siteVersion: siteVersion(),
    made: made.toISOString(),
    database,
    files,
  };
}

/** Makes an archive of what a folder holds. */
export async function pack(folder: string, file: string) {
  const names = TOP.filter((name) => existsSync(join(folder, name)));
  await tar.create({ cwd: folder, file, gzip: true, portable: true, strict: true, mode: 0o600 }, names);
}

/** @param file verified */
export const unpack = (file: string, folder: string) => tar.extract({ file, cwd: folder, strict: true });

/** Only what `pack` writes: plain files and folders below known names. A link, or a path that leads outside, is not ours. */
function belongs({ path, type }: tar.ReadEntry) {
  const parts = path.replace(/\/$/, '').split('/');
  return (
    (type === 'File' || type === 'Directory') &&
    TOP.includes(parts[0] ?? '') &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\\')) &&
    (parts.length === 1 || parts[0] === UPLOADS)
  );
}

/**
 * Reads an archive from end to end without writing anything.
 *
 * @throws {Stop} when it is damaged or not ours
 */
export async function verify(file: string): Promise<Manifest> {
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
  try {
    await tar.list({ file, strict: true, onReadEntry });
  } catch (cause) {
    throw new Stop(`${file} is damaged, or no backup of this site. Nothing has been changed.`, {
      detail: cause instanceof Error ? cause.message : undefined,
      cause,
    });
  }
  const read = parsed(Buffer.concat(manifest).toString());
  const problem = foreign === undefined ? problemOf(read, found) : foreignFile(foreign);
  if (problem || !read) throw new Stop(`${file} ${problem}. Nothing has been changed.`);
  return read;
}

const foreignFile = (path: string) => `holds something that does not belong there: ${path}`;

/**
 * Compares a manifest with what is in its archive.
 *
 * @returns the end of the sentence "FILE …"
 */
function problemOf(manifest: Manifest | undefined, found: Record<string, string>) {
  if (manifest?.format !== FORMAT) return 'is no backup of this site';
  const { formatVersion, siteVersion: version, files, database } = manifest;
  if (formatVersion > FORMAT_VERSION) {
    return `was made by a newer version of the site, ${version}: update this one first`;
  }
  const damaged = Object.entries(files).find(([path, sum]) => found[path] !== sum);
  if (damaged) return `is damaged: ${damaged[0]} is missing or not what was stored`;
  const foreign = Object.keys(found).find((path) => !(path in files));
  if (foreign) return foreignFile(foreign);
  return DATABASE_NAMES[database] in files ? undefined : 'holds no database';
}

function parsed(text: string): Manifest | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value?.files === 'object' && value.files ? value : undefined;
  } catch {
    // Not JSON, so not ours; the caller has the sentence.
    return undefined;
  }
}
