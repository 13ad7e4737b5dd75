import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** Smaller files fit into one network packet anyway. Bytes. */
const WORTH_COMPRESSING = 1400;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every text file of the client build, so that the server never compresses one. Runs
 * only after a successful build, because it would hide the reason of a failed one.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(dir, file))));
    },
  };
}

async function compressFile(path: string) {
  const content = await readFile(path);
  if (content.length < WORTH_COMPRESSING) return;
  const [small, compatible] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    deflate(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, compatible)]);
}
