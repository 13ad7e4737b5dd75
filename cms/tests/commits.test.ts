import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { DOORS, NOUNS, REST } from './support/doors';
import { buildMilestone } from './support/factories';
import { sendMessage } from './support/submissions';

const require = createRequire(import.meta.url);

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

/** What the owner and a visitor save, through every door. */
const saves = [
  ...DOORS.map((door) => ({
    by: `the owner through ${door.name}`,
    uid: NOUNS.milestone.uid,
    save: () => door.create(owner, NOUNS.milestone, buildMilestone()),
  })),
  { by: 'a visitor', uid: NOUNS.message.uid, save: () => sendMessage(visitor(cms)) },
];

/**
 * SQLite: another program reads, so that nothing can be committed. PostgreSQL: the connection of the transaction is cut
 * when it is about to be committed.
 *
 * @returns ends the trouble
 */
async function failCommits(): Promise<() => Promise<void>> {
  const { db } = cms.strapi;
  if (db.dialect.client === 'postgres') {
    const { client } = db.connection;
    const prototype = client.constructor.prototype;
    const ask = prototype._query;
    prototype._query = async function (connection: { processID: number }, question: { sql: string }) {
      if (/^COMMIT/.test(question.sql)) await kill(connection.processID);
      return ask.call(this, connection, question);
    };
    return async () => {
      prototype._query = ask;
    };
  }
  const Sqlite = require('better-sqlite3') as new (
    file: string,
  ) => { exec(sql: string): void; close(): void };
  const [{ file }] = (await db.connection.raw('pragma database_list')) as [{ file: string }];
  await db.connection.raw('pragma busy_timeout = 50');
  const other = new Sqlite(file);
  other.exec('begin; select count(*) from milestones');
  return async () => {
    other.exec('rollback');
    other.close();
    await db.connection.raw('pragma busy_timeout = 5000');
  };
}

async function kill(processId: number): Promise<void> {
  const { Client: Postgres } = require('pg') as typeof import('pg');
  const other = new Postgres({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  // Waits until it has ended.
  await other.query('select pg_terminate_backend($1, 2000)', [processId]);
  await other.end();
}

test.each(saves)(
  '$by is told to try again when the commit itself fails, and nothing counts as stored',
  async ({ uid, save }) => {
    const before = await cms.strapi.db.query(uid).count();
    const end = await failCommits();
    try {
      const { status, headers, failure } = await save();
      expect({ status, name: failure?.name }).toEqual({ status: 503, name: 'ServiceUnavailableError' });
      expect(headers.get('Retry-After')).toBe('5');
    } finally {
      await end();
    }
    expect(await cms.strapi.db.query(uid).count()).toBe(before);
    expect((await save()).failure).toBeUndefined();
    expect(await cms.strapi.db.query(uid).count()).toBe(before + 1);
  },
);

/** The next question that needs a connection gets none, as while PostgreSQL starts; the one after it does. */
function refuseNextConnection(): void {
  const { pool } = cms.strapi.db.connection.client;
  const { acquire } = pool;
  pool.acquire = () => {
    pool.acquire = acquire;
    const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
    return { promise: Promise.reject(starting) };
  };
}

test.each(saves)('$by is told to try again when the database is back before the answer', async ({ save }) => {
  refuseNextConnection();
  const { status, headers, failure } = await save();
  expect({ status, name: failure?.name }).toEqual({ status: 503, name: 'ServiceUnavailableError' });
  expect(headers.get('Retry-After')).toBe('5');
});

test('what fails after a commit is logged, and ends nothing', async () => {
  const { strapi } = cms;
  const logged = vi.spyOn(strapi.log, 'error').mockImplementation(() => strapi.log);
  const emitted = vi.spyOn(strapi.eventHub, 'emit').mockRejectedValue(new Error('nobody listens'));
  try {
    expect((await REST.create(owner, NOUNS.milestone, buildMilestone())).failure).toBeUndefined();
    await expect.poll(() => logged.mock.calls).toContainEqual(['After a commit: nobody listens']);
  } finally {
    emitted.mockRestore();
    logged.mockRestore();
  }
});
