// @ts-check
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { WEB } from '../paths.mjs';

/** @import { CopiedFile } from './nginx.mjs' */

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
/** As the site's own build does it: below one network packet compression gains nothing. Bytes. */
const WORTH_COMPRESSING = 1400;
const BUILT = join(WEB, 'dist', 'client');
/** Pictures and other files that a page names, in attributes and in the data it hydrates from. */
const NAMED_FILE = /\/uploads\/[\w.%-]+/g;
/** What Chromium says it takes for a picture: the site then sends WebP under the same address. */
const ACCEPT = 'image/avif,image/webp,image/apng,*/*;q=0.8';

const isText = (/** @type {string} */ type) => TEXT.test(type);

/** Paths of everything that the build of the site consists of. */
function builtPaths() {
  if (!existsSync(BUILT)) return [];
  return readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(BUILT.length).replaceAll('\\', '/'))
    .filter((path) => path !== '/manifest.json');
}

/**
 * Saves pages of a running site with everything they need, as it answers a browser, compressed as well as can be.
 *
 * @param {string} url
 * @param {string[]} pages paths
 * @param {string} folder to put the files in
 * @param {(html: string) => string} [rewrite] what is saved of a page; usually all of it
 * @returns {Promise<CopiedFile[]>}
 */
export async function copySite(url, pages, folder, rewrite = (html) => html) {
  mkdirSync(folder, { recursive: true });
  /** @type {CopiedFile[]} */
  const copied = [];
  const named = new Set(['/manifest.webmanifest', ...builtPaths()]);
  /** @param {string} path */
  const copy = async (path) => {
    const answer = await fetch(new URL(path, url), { headers: { accept: ACCEPT } });
    if (!answer.ok) return;
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const isPage = type.startsWith('text/html');
    const content = isPage
      ? Buffer.from(rewrite(await answer.text()))
      : Buffer.from(await answer.arrayBuffer());
    const file = join(folder, String(copied.length));
    copied.push({ path, file, type, cacheControl: answer.headers.get('cache-control') ?? undefined });
    await write(file, content, isText(type) && content.length > WORTH_COMPRESSING);
    if (isPage) {
      for (const [upload] of content.toString().matchAll(NAMED_FILE)) named.add(upload);
    }
  };
  for (const page of pages) await copy(page);
  for (const path of named) await copy(path);
  return copied;
}

/**
 * @param {string} file
 * @param {Buffer} content
 * @param {boolean} compressed
 */
async function write(file, content, compressed) {
  writeFileSync(file, content);
  if (!compressed) return;
  writeFileSync(
    `${file}.br`,
    await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
  writeFileSync(`${file}.gz`, await deflate(content, { level: 9 }));
}
