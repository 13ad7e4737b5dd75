// @ts-check
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Stop, systemCode } from '../stop.mjs';

const POSTGRES_PORT = 5432;
/** A database that starts together with the site needs a moment. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;
const ONE_TRY_MS = 3000;

/**
 * @param {string} host
 * @param {number} port
 */
async function connectOnce(host, port) {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(ONE_TRY_MS) });
  } finally {
    socket.destroy();
  }
}

/**
 * Waits until something accepts connections at the address of `DATABASE_URL`. Whether it lets us in is
 * for the CMS to find out.
 *
 * @param {string | undefined} databaseUrl absent: SQLite, nothing to wait for
 * @param {{ patienceMs?: number }} [options]
 * @throws {Stop} when nothing answers in time
 */
export async function waitForDatabase(databaseUrl, { patienceMs = PATIENCE_MS } = {}) {
  if (!databaseUrl) return;
  const { hostname, port } = new URL(databaseUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await connectOnce(host, Number(port) || POSTGRES_PORT);
    } catch (cause) {
      if (Date.now() >= until) {
        throw new Stop(
          `No PostgreSQL answers at ${host}:${port || POSTGRES_PORT} (${systemCode(cause) ?? 'timeout'}): start it, or correct DATABASE_URL.`,
          { cause },
        );
      }
    }
    await pause(PAUSE_MS);
  }
}
