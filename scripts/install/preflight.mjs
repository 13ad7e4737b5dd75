// @ts-check
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, systemCode } from '../config/command-error.mjs';
import { requireRoom } from '../config/machine-trouble.mjs';
import { ROOT } from '../config/paths.mjs';
import { firstInstall } from './install.mjs';

/**
 * @import { Environment } from '../config/environment.mjs'
 *
 * @typedef {object} Listener
 * @property {string} what the program that will listen, as in "the site"
 * @property {string} host
 * @property {number} port
 * @property {string} hostVariable the variables to change if listening fails
 * @property {string} portVariable
 */

/** @param {Environment} environment @returns {Listener} */
export const cmsListener = ({ cmsHost, cmsPort }) => ({
  what: 'the CMS',
  host: cmsHost,
  port: cmsPort,
  hostVariable: 'CMS_HOST',
  portVariable: 'CMS_PORT',
});

/** @param {Environment} environment @returns {Listener} */
export const siteListener = ({ host, port }) => ({
  what: 'the site',
  host,
  port,
  hostVariable: 'HOST',
  portVariable: 'PORT',
});

/**
 * Checks what could stop a start half-way, before anything is installed, built or written.
 *
 * @param {Environment} environment
 * @throws {CommandError} for the first problem
 */
export async function preflight(environment) {
  await checkPortFree(siteListener(environment));
  await checkPortFree(cmsListener(environment));
  checkDataFolder(environment.dataDir);
  checkDiskForData(environment.dataDir);
  if (firstInstall()) requireRoom(ROOT, { ...FIRST_START, consequence: FREE_SPACE });
}

/**
 * @param {string} address IP address
 * @param {number} port 0 lets the system choose
 * @returns {Promise<number>} the port, free at this moment
 */
async function tryListening(address, port) {
  const server = createServer();
  server.listen({ host: address, port, exclusive: true });
  await once(server, 'listening');
  const taken = server.address();
  server.close();
  await once(server, 'close');
  return typeof taken === 'object' && taken ? taken.port : port;
}

/** @param {Listener} listener @throws {CommandError} if nothing can listen there now */
export async function checkPortFree({ what, host, port, hostVariable, portVariable }) {
  try {
    for (const { address } of await lookup(host, { all: true })) await tryListening(address, port);
  } catch (cause) {
    const code = systemCode(cause);
    /** @type {Record<string, string>} */
    const sentences = {
      EADDRINUSE: `Port ${port} for ${what} is already in use. Stop the other program or set ${portVariable} to another port.`,
      EACCES: `You do not have permission to use port ${port} for ${what}. Set ${portVariable} to a port above 1023.`,
    };
    const other = `Cannot listen on "${host}" for ${what} (${code}). Set ${hostVariable} to a name or address of this server.`;
    throw new CommandError(sentences[code ?? ''] ?? other, { cause });
  }
}

/** Returns a free port for a private server on this machine. @param {number} wanted used if it is free */
export const freePort = (wanted) =>
  tryListening('127.0.0.1', wanted).catch(() => tryListening('127.0.0.1', 0));

/** @type {Record<string, string>} */
const NOT_WRITABLE = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'the folder cannot be created',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'it is a file',
  ENOTDIR: 'part of the path is a file',
};

/** @type {(path: string) => string[]} the missing folders on the path, outermost first */
const missingOnTheWay = (path) => (existsSync(path) ? [] : [...missingOnTheWay(dirname(path)), path]);

/**
 * Checks that a folder is writable, and cleans up so that a failed start leaves no empty folder.
 *
 * @param {string} dataDir absolute
 * @throws {CommandError} when the folder cannot be made or written to
 */
export function checkDataFolder(dataDir) {
  const made = [];
  try {
    // One by one: for an impossible folder, such as one below /proc, `recursive` makes Node 20 hang.
    for (const folder of missingOnTheWay(dataDir)) {
      mkdirSync(folder);
      made.unshift(folder);
    }
    const probe = join(dataDir, `.write-check-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const code = systemCode(cause) ?? '';
    throw new CommandError(
      `Cannot write to DATA_DIR (${dataDir}): ${NOT_WRITABLE[code] ?? code}. Change its permissions or set DATA_DIR to another folder.`,
      { cause },
    );
  } finally {
    for (const folder of made) rmdirSync(folder);
  }
}

const MB = 1_000_000;
/** Packages, builds and the driver's objects take 1.5 GB; the package manager's store shares files with the packages. */
const FIRST_START = { bytes: 1800 * MB, what: 'the first start' };
/** Below 100 MB the CMS reports unhealthy; uploads and the database need room above that. */
const EVERY_START = { bytes: 300 * MB, what: 'the site' };
const FREE_SPACE = 'Free some space and start again.';

/**
 * Refuses a first start whose database would not fit. A later start is only warned, because its content can
 * still be read.
 *
 * @param {string} dataDir
 * @throws {CommandError} when the disk has too little space for a first start
 */
export function checkDiskForData(dataDir) {
  // The CMS makes this folder at its first start, with either database.
  const isFirst = !existsSync(join(dataDir, 'public'));
  const consequence = isFirst ? FREE_SPACE : 'Pages still work, but saving may fail. Free some space soon.';
  try {
    requireRoom(dataDir, { ...EVERY_START, consequence });
  } catch (error) {
    if (isFirst) throw error;
    console.warn(error instanceof Error ? error.message : error);
  }
}

const POSTGRES_PORT = 5432;
/** For a database that starts together with the site. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;
const ONE_TRY_MS = 3000;

/** @param {string} host @param {number} port */
async function connectOnce(host, port) {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(ONE_TRY_MS) });
  } finally {
    socket.destroy();
  }
}

/**
 * Waits until the address of `DATABASE_URL` accepts connections. The CMS checks the credentials.
 *
 * @param {string | undefined} databaseUrl absent: SQLite, which needs no waiting
 * @throws {CommandError} when nothing answers in time
 */
export async function waitForDatabase(databaseUrl, patienceMs = PATIENCE_MS) {
  if (!databaseUrl) return;
  const url = new URL(databaseUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || POSTGRES_PORT;
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await connectOnce(host, port);
    } catch (cause) {
      if (Date.now() >= until) {
        throw new CommandError(
          `Cannot connect to PostgreSQL at ${host}:${port} (${systemCode(cause) ?? 'timeout'}). Start it or correct DATABASE_URL.`,
          { cause },
        );
      }
    }
    await pause(PAUSE_MS);
  }
}
