import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CommandError } from '../../scripts/config/command-error.mjs';
import { WEB } from '../../scripts/config/paths.mjs';
import { freePort } from '../../scripts/install/preflight.mjs';
import { type Cleanup, endOwned, spawnOwned } from '../../scripts/run/child-processes.mjs';
import { aptInstall, onPath } from '../../scripts/run/programs.ts';
import { waitUntilReady } from '../../scripts/run/readiness.mjs';

// The site is compared with static files of the same pages, served by nginx.

interface CopiedFile {
  /** As visitors request it. */
  path: string;
  /** File on disk. */
  file: string;
  type: string;
  cacheControl: string | null;
}

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
/** The site's build uses the same limit: below one network packet compression gains nothing. Bytes. */
const WORTH_COMPRESSING = 1400;
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const BUILT = join(WEB, 'dist', 'client');
/** Files that a page names, in attributes and in its hydration data. */
const NAMED_FILE = /\/uploads\/[\w.%-]+/g;
/** Chromium's Accept header for pictures, which makes the site send WebP. */
const ACCEPT = 'image/avif,image/webp,image/apng,*/*;q=0.8';

const SCRIPT = /<script\b.*?<\/script>/gs;
/** A style sheet whose rules are inlined in the page. */
const DISABLED_SHEET = /<link rel="stylesheet"[^>]*\sdisabled[^>]*>/g;
const COMMENT = /<!--.*?-->/gs;

/**
 * Returns the page as somebody would write it by hand: the same words, pictures and fonts, inline styles and
 * no scripts.
 *
 * @param html a page as the site sends it
 * @throws when the page requests a style sheet
 */
export function handMade(html: string) {
  const made = html.replace(SCRIPT, '').replace(DISABLED_SHEET, '').replace(COMMENT, '');
  if (/<link rel="stylesheet"/.test(made)) throw new Error('The style of the page is not in the page.');
  return made;
}

const builtPaths = () =>
  readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(BUILT.length))
    .filter((path) => path !== '/manifest.json');

/**
 * Saves pages of a running site with all their files, as a browser gets them, with the best compression.
 *
 * @param rewrite changes a page before it is saved
 */
async function copySite(url: string, pages: string[], folder: string, rewrite: (html: string) => string) {
  mkdirSync(folder, { recursive: true });
  const copied: CopiedFile[] = [];
  const named = new Set(['/manifest.webmanifest', ...builtPaths()]);
  const copy = async (path: string) => {
    const answer = await fetch(new URL(path, url), { headers: { accept: ACCEPT } });
    if (!answer.ok) return;
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const isPage = type.startsWith('text/html');
    const sent = Buffer.from(await answer.arrayBuffer());
    const content = isPage ? Buffer.from(rewrite(sent.toString())) : sent;
    const file = join(folder, String(copied.length));
    copied.push({ path, file, type, cacheControl: answer.headers.get('cache-control') });
    writeFileSync(file, content);
    if (TEXT.test(type) && content.length > WORTH_COMPRESSING) {
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, BEST_BROTLI));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }
    if (isPage) for (const [upload] of content.toString().matchAll(NAMED_FILE)) named.add(upload);
  };
  for (const page of pages) await copy(page);
  for (const path of named) await copy(path);
  return copied;
}

const WANTED_PORT = 3970;
const PATIENCE_MS = 3000;
const READY_MS = 10_000;
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const DEBIAN_NGINX = '/usr/sbin/nginx';

/** @returns the path of nginx; undefined if it is missing and cannot be installed */
export async function provideNginx() {
  const find = () => onPath('nginx') ?? (existsSync(DEBIAN_NGINX) ? DEBIAN_NGINX : undefined);
  if (!find() || !existsSync(BROTLI)) await aptInstall('nginx-light', 'libnginx-mod-http-brotli-static');
  return find();
}

const quoted = (text: string) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

function location({ path, ...copied }: CopiedFile): string {
  // nginx would look for the index of a folder.
  if (path.endsWith('/')) {
    const index = `${path}index.html`;
    const moved = location({ ...copied, path: index });
    return `location = ${quoted(path)} { rewrite ^ ${quoted(index)} last; }\n    ${moved}`;
  }
  const { file, type, cacheControl } = copied;
  return `location = ${quoted(path)} {
      alias ${quoted(file)};
      default_type ${quoted(type)};
      gzip_static on;
      ${existsSync(BROTLI) ? 'brotli_static on;' : ''}
      ${cacheControl ? `add_header Cache-Control ${quoted(cacheControl)};` : ''}
    }`;
}

function configuration(folder: string, port: number, files: CopiedFile[]) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  types { }
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${files.map(location).join('\n    ')}
  }
}
`;
}

/**
 * Serves files of pages with nginx, configured as a careful administrator would.
 *
 * @param rewrite changes a page before it is saved; default: unchanged
 * @returns the origin of the copy
 * @throws {CommandError} when nginx does not start
 */
export async function serveCopy(
  nginx: string,
  { url, pages, folder, cleanup }: { url: string; pages: string[]; folder: string; cleanup: Cleanup },
  rewrite = (html: string) => html,
) {
  const files = await copySite(url, pages, folder, rewrite);
  const port = await freePort(WANTED_PORT);
  const [file, log] = [join(folder, 'nginx.conf'), join(folder, 'error.log')];
  writeFileSync(file, configuration(folder, port, files));
  const server = spawnOwned(nginx, ['-e', log, '-p', folder, '-c', file], { stdio: 'ignore' });
  cleanup.onExit(() => endOwned(server, PATIENCE_MS));
  const origin = `http://127.0.0.1:${port}`;
  const ready = await waitUntilReady(`${origin}/`, AbortSignal.timeout(READY_MS));
  if (!ready) throw new CommandError('nginx did not start:', { detail: readFileSync(log, 'utf8') });
  return origin;
}
