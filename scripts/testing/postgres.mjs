// @ts-check
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../checks/ports.mjs';
import { endOwned, runToEnd, spawnOwned } from '../running/owned-process.mjs';
import { Stop } from '../stop.mjs';
import { onPath } from './chromium.mjs';
import { aptInstall } from './debian.mjs';

/**
 * @import { Ending } from '../running/program.mjs'
 *
 * @typedef {object} PostgresServer
 * @property {string} url as in DATABASE_URL
 * @property {number} pid of the process that started the others
 * @property {() => Promise<unknown>} stopAtOnce without waiting for anything
 * @property {() => Promise<void>} startAgain
 */

/** Debian keeps the server's programs here, by version, and not on PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const WANTED_PORT = 5900;
const PATIENCE_MS = 10_000;
/** SIGTERM would wait for clients to leave. */
const FAST_SHUTDOWN = 'SIGINT';
const IMMEDIATE_SHUTDOWN = 'SIGQUIT';
/** A server for tests is thrown away: nothing has to survive a power cut. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** @returns {string | undefined} the folder that holds `initdb` and `postgres` */
function findPrograms() {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  const initdb = onPath('initdb');
  const folders = [
    ...(initdb ? [dirname(initdb)] : []),
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(found?.[2]), gid: Number(found?.[3]) };
}

/**
 * Starts a PostgreSQL of our own, on this machine only, and ends it with the command.
 *
 * @param {string} parent the folder to put its files in
 * @param {Ending} ending
 * @returns {Promise<PostgresServer | undefined>} undefined when there are no programs to start
 * @throws {Stop} when it does not start
 */
export async function startPostgres(parent, { atEnd }) {
  if (!findPrograms()) await aptInstall(['postgresql']);
  const programs = findPrograms();
  if (!programs) return undefined;

  const user = otherUser();
  const folder = join(parent, 'postgres');
  mkdirSync(folder);
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    // The other user has to pass through, not to look around.
    chmodSync(parent, 0o711);
  }
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };

  const made = await runToEnd(
    join(programs, 'initdb'),
    ['--pgdata', folder, '--username=site', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    options,
  );
  if (made.code !== 0)
    throw new Stop('PostgreSQL could not make a database folder:', { detail: made.output });

  const port = await freePort(WANTED_PORT);
  const settings = [...THROW_AWAY, `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const start = async () => {
    const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawnOwned(join(programs, 'postgres'), args, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await acceptsConnections(server);
    // Unread output would fill the pipe and stop the server.
    server.stderr?.resume();
    return server;
  };
  let server = await start();
  const stop = (/** @type {NodeJS.Signals} */ signal) => endOwned(server, PATIENCE_MS, signal);
  atEnd(() => stop(FAST_SHUTDOWN));
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid ?? 0;
    },
    stopAtOnce: () => stop(IMMEDIATE_SHUTDOWN),
    startAgain: async () => {
      server = await start();
    },
  };
}

/** @param {import('node:child_process').ChildProcess} server */
async function acceptsConnections({ stderr }) {
  if (!stderr) throw new Error('The output of PostgreSQL has to be a pipe.');
  const lines = [];
  for await (const line of createInterface({ input: stderr })) {
    if (line.includes('ready to accept connections')) return;
    lines.push(line);
  }
  throw new Stop('PostgreSQL ended while starting:', { detail: lines.join('\n') });
}
