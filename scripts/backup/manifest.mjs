// @ts-check
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ROOT } from '../paths.mjs';

/**
 * @typedef {'sqlite' | 'postgres'} DatabaseKind
 *
 * @typedef {object} Manifest what an archive says about itself
 * @property {string} format always `FORMAT`
 * @property {number} formatVersion
 * @property {string} siteVersion of the product that made it
 * @property {string} made ISO time
 * @property {DatabaseKind} database
 * @property {Record<string, string>} files SHA-256 by path, of everything but the manifest
 */

export const MANIFEST = 'manifest.json';
export const UPLOADS = 'uploads';
/** @type {Record<DatabaseKind, string>} */
export const DATABASE_NAMES = { sqlite: 'database.sqlite', postgres: 'database.dump' };

const FORMAT = 'model-brand-site backup';
const FORMAT_VERSION = 1;

/** @returns {string} */
const siteVersion = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** @param {string} file */
async function checksum(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Describes a folder that holds a database and uploads.
 *
 * @param {string} folder
 * @param {{ database: DatabaseKind, made: Date }} options
 * @returns {Promise<Manifest>}
 */
export async function describeContent(folder, { database, made }) {
  /** @type {Manifest['files']} */
  const files = {};
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

/**
 * Reads a manifest and compares it with what is in its archive.
 *
 * @param {string | undefined} text
 * @param {Record<string, string>} found SHA-256 by path
 * @returns {{ manifest: Manifest } | { problem: string }} the problem ends the sentence "FILE …"
 */
export function readManifest(text, found) {
  const manifest = parsed(text);
  if (manifest?.format !== FORMAT) return { problem: 'is no backup of this site' };
  if (manifest.formatVersion > FORMAT_VERSION) {
    return {
      problem: `was made by a newer version of the site, ${manifest.siteVersion}: update this one first`,
    };
  }
  const wanted = Object.entries(manifest.files);
  const damaged = wanted.find(([path, sum]) => found[path] !== sum);
  if (damaged) return { problem: `is damaged: ${damaged[0]} is missing or not what was stored` };
  const foreign = Object.keys(found).find((path) => !(path in manifest.files));
  if (foreign) return { problem: `holds something that does not belong there: ${foreign}` };
  if (!(DATABASE_NAMES[manifest.database] in manifest.files)) return { problem: 'holds no database' };
  return { manifest };
}

/**
 * @param {string | undefined} text
 * @returns {Manifest | undefined}
 */
function parsed(text) {
  try {
    const value = JSON.parse(text ?? '');
    return typeof value?.files === 'object' && value.files ? value : undefined;
  } catch {
    // Not JSON, so not ours; the caller has the sentence.
    return undefined;
  }
}
