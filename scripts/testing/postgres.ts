import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { CommandError } from '../config/command-error.mjs';
import { freePort } from '../install/preflight.mjs';
import { type Cleanup, endOwned, runToEnd, spawnOwned } from '../run/child-processes.mjs';
import { aptInstall, findPostgres } from '../run/programs.ts';

const WANTED_PORT = 5900;
const PATIENCE_MS = 10_000;
/** SIGTERM would wait for clients to disconnect. */
const FAST_SHUTDOWN = 'SIGINT';
const IMMEDIATE_SHUTDOWN = 'SIGQUIT';
/** A test server need not survive a power cut. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export type PostgresServer = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

/**
 * Waits until a server accepts connections.
 *
 * @throws {CommandError} with all its output when it ends before that
 */
async function ready({ stderr, spawnfile }: ChildProcess) {
  const lines: string[] = [];
  for await (const line of stderr ? createInterface({ input: stderr }) : []) {
    if (line.includes('ready to accept connections')) {
      // Unread output would fill the pipe and stop the program.
      stderr?.resume();
      return;
    }
    lines.push(line);
  }
  throw new CommandError(`${spawnfile} stopped while starting. Output:`, { detail: lines.join('\n') });
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = ['postgres:', 'nobody:']
    .map((name) => users.find((line) => line.startsWith(name)))
    .find(Boolean);
  const [, , uid, gid] = found?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Lets the other user pass through our folders on the way to this one, without listing them. */
function letThrough(folder: string): void {
  const { mode, uid } = statSync(folder);
  if (uid === process.getuid?.() && !(mode & constants.S_IXOTH)) chmodSync(folder, (mode & 0o7777) | 0o011);
  if (dirname(folder) !== folder) letThrough(dirname(folder));
}

/**
 * Starts a separate local PostgreSQL, and stops it with the command.
 *
 * @param parent folder for its files
 * @returns undefined if PostgreSQL is not installed
 * @throws {CommandError} if it does not start
 */
export async function startPostgres(parent: string, { onExit }: Cleanup) {
  if (!findPostgres('initdb')) await aptInstall('postgresql');
  const initdb = findPostgres('initdb');
  const postgres = findPostgres('postgres');
  if (!initdb || !postgres) return undefined;

  const user = otherUser();
  const folder = join(parent, 'postgres');
  mkdirSync(folder);
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    letThrough(parent);
  }
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const how = ['--username=site', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const made = await runToEnd(initdb, ['--pgdata', folder, ...how], options);
  if (made.code !== 0) {
    throw new CommandError('PostgreSQL could not make a database folder:', { detail: made.output });
  }

  const port = await freePort(WANTED_PORT);
  const settings = [...THROW_AWAY, `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const start = async () => {
    const server = spawnOwned(postgres, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(server);
    return server;
  };
  let server = await start();
  const stop = (signal: NodeJS.Signals) => endOwned(server, PATIENCE_MS, signal);
  onExit(() => stop(FAST_SHUTDOWN));
  return {
    /** As in DATABASE_URL. */
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    /** Of the parent process. */
    get pid() {
      return server.pid ?? 0;
    },
    stopAtOnce: () => stop(IMMEDIATE_SHUTDOWN),
    startAgain: async () => {
      server = await start();
    },
  };
}
