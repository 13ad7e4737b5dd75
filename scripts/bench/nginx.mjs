// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../checks/ports.mjs';
import { endOwned, spawnOwned } from '../running/owned-process.mjs';
import { becomesReady } from '../running/readiness.mjs';
import { Stop } from '../stop.mjs';
import { onPath } from '../testing/chromium.mjs';
import { aptInstall } from '../testing/debian.mjs';

/**
 * @import { Ending } from '../running/program.mjs'
 *
 * @typedef {object} CopiedFile
 * @property {string} path as visitors ask for it
 * @property {string} file on the disk
 * @property {string} type media type
 * @property {string} [cacheControl]
 */

const WANTED_PORT = 3970;
const PATIENCE_MS = 3000;
const READY_MS = 10_000;
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const DEBIAN_NGINX = '/usr/sbin/nginx';

const findNginx = () => onPath('nginx') ?? (existsSync(DEBIAN_NGINX) ? DEBIAN_NGINX : undefined);

/**
 * @returns {Promise<string | undefined>} the path of nginx; undefined when there is none and none can be installed
 */
export async function provideNginx() {
  if (!findNginx() || !existsSync(BROTLI))
    await aptInstall(['nginx-light', 'libnginx-mod-http-brotli-static']);
  return findNginx();
}

/** @param {string} text */
const quoted = (text) => `"${text.replace(/["\\$]/g, '\\$&')}"`;

/**
 * @param {CopiedFile} copied
 * @param {boolean} brotli
 * @returns {string}
 */
function location({ path, ...copied }, brotli) {
  // nginx would look for the index of a folder.
  if (path.endsWith('/')) {
    const index = `${path}index.html`;
    return `location = ${quoted(path)} { rewrite ^ ${quoted(index)} last; }
    ${location({ ...copied, path: index }, brotli)}`;
  }
  const { file, type, cacheControl } = copied;
  return `location = ${quoted(path)} {
      alias ${quoted(file)};
      default_type ${quoted(type)};
      gzip_static on;
      ${brotli ? 'brotli_static on;' : ''}
      ${cacheControl ? `add_header Cache-Control ${quoted(cacheControl)};` : ''}
    }`;
}

/**
 * @param {{ folder: string, port: number, files: CopiedFile[] }} options
 */
function configuration({ folder, port, files }) {
  const brotli = existsSync(BROTLI);
  const asRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${brotli ? `load_module ${BROTLI};` : ''}
${asRoot ? 'user root;' : ''}
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
    ${files.map((copied) => location(copied, brotli)).join('\n    ')}
  }
}
`;
}

/**
 * Serves copied files with nginx, set up as a careful administrator would.
 *
 * @param {string} program
 * @param {{ folder: string, files: CopiedFile[], ending: Ending }} options
 * @returns {Promise<string>} its origin
 * @throws {Stop} when it does not start
 */
export async function startNginx(program, { folder, files, ending }) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort(WANTED_PORT);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, port, files }));
  const log = join(folder, 'error.log');
  const server = spawnOwned(program, ['-e', log, '-p', folder, '-c', file], { stdio: 'ignore' });
  ending.atEnd(() => endOwned(server, PATIENCE_MS));
  const url = `http://127.0.0.1:${port}`;
  const ready = await becomesReady(`${url}/`, { signal: AbortSignal.timeout(READY_MS) });
  if (!ready) throw new Stop('nginx did not start:', { detail: readFileSync(log, 'utf8') });
  return url;
}
