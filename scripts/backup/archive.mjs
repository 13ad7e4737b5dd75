// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as tar from 'tar';
import { Stop } from '../stop.mjs';
import { DATABASE_NAMES, MANIFEST, readManifest, UPLOADS } from './manifest.mjs';

/**
 * @import { ReadEntry } from 'tar'
 * @import { Manifest } from './manifest.mjs'
 */

const TOP = [MANIFEST, UPLOADS, ...Object.values(DATABASE_NAMES)];

/**
 * @param {string} folder what it holds becomes the archive
 * @param {string} file
 */
export async function pack(folder, file) {
  const names = TOP.filter((name) => existsSync(`${folder}/${name}`));
  await tar.create({ cwd: folder, file, gzip: true, portable: true, strict: true, mode: 0o600 }, names);
}

/**
 * Only what `pack` writes: plain files and folders below known names. A link, or a path that leads outside, is not ours.
 *
 * @param {ReadEntry} entry
 */
function belongs({ path, type }) {
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
 * @param {string} file
 * @returns {Promise<Manifest>}
 * @throws {Stop} when it is damaged or not ours
 */
export async function verify(file) {
  /** @type {Record<string, string>} */
  const found = {};
  /** @type {Buffer[]} */
  const manifest = [];
  /** @type {string | undefined} */
  let foreign;
  /** @param {ReadEntry} entry */
  const onReadEntry = (entry) => {
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
  if (foreign !== undefined) {
    throw new Stop(
      `${file} holds something that does not belong there: ${foreign}. Nothing has been changed.`,
    );
  }
  const read = readManifest(manifest.length > 0 ? Buffer.concat(manifest).toString() : undefined, found);
  if ('problem' in read) throw new Stop(`${file} ${read.problem}. Nothing has been changed.`);
  return read.manifest;
}

/**
 * @param {string} file verified
 * @param {string} folder
 */
export async function unpack(file, folder) {
  await tar.extract({ file, cwd: folder, strict: true });
}
