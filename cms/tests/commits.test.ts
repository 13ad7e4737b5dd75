import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { APIS, NOUNS, REST } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
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

/** Saves of the owner and a visitor, through every API. */
const saves = [
  ...APIS.map((api) => ({
    by: `the owner through ${api.name}`,
    uid: NOUNS.milestone.uid,
    save: () => api.create(owner, NOUNS.milestone, buildMilestone()),
  })),
  { by: 'a visitor', uid: NOUNS.message.uid, save: () => sendMessage(visitor(cms)) },
];

/**
 * Makes commits fail. SQLite: another program reads. PostgreSQL: the connection is cut just before the commit.
 *
 * @returns a function that ends the failure
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
  // Waits until the connection has ended.
  await other.query('select pg_terminate_backend($1, 2000)', [processId]);
  await other.end();
}

test.each(saves)('asks $by to try again when the commit fails, and stores nothing', async ({ uid, save }) => {
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
});

/** Refuses one connection, as while PostgreSQL starts; later ones succeed. */
function refuseNextConnection(): void {
  const { pool } = cms.strapi.db.connection.client;
  const { acquire } = pool;
  pool.acquire = () => {
    pool.acquire = acquire;
    const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
    return { promise: Promise.reject(starting) };
  };
}

test.each(saves)(
  'asks $by to try again even if the database is back before the response',
  async ({ save }) => {
    refuseNextConnection();
    const { status, headers, failure } = await save();
    expect({ status, name: failure?.name }).toEqual({ status: 503, name: 'ServiceUnavailableError' });
    expect(headers.get('Retry-After')).toBe('5');
  },
);

test('logs a failure after a commit without ending the process', async () => {
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
