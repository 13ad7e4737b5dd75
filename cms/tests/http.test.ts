import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refuseNewerDatabase } from '../src/platform/database/database-release';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { Client, passedOn, type SignIn, signIn, visitor } from './support/client';
import { createMilestone } from './support/factories';
import { lockDatabase } from './support/lock-database';
import { sendMessage } from './support/submissions';

let cms: BootedCms;
let session: SignIn;

beforeAll(async () => {
  cms = await bootCms();
  await createMilestone(cms);
  session = await signIn(cms);
});
afterAll(() => cms.stop());

const JSON_BODY = { 'content-type': 'application/json' };
const GRAPHQL = {
  method: 'POST',
  headers: JSON_BODY,
  body: JSON.stringify({ query: '{ milestones { title } }' }),
};

/** One request per kind of response: found, refused, missing, broken, preflight. */
const ANSWERS: [string, string, RequestInit, number][] = [
  ['data', '/graphql', GRAPHQL, 200],
  ['a refused document', '/graphql', { ...GRAPHQL, body: '{"query":"{ nope }"}' }, 400],
  ['another method', '/graphql', {}, 400],
  ['broken JSON', '/graphql', { ...GRAPHQL, body: '{' }, 400],
  ['state', '/api/site-state', {}, 200],
  ['health', '/api/health', {}, 200],
  ['a closed route', '/api/messages', {}, 403],
  ['no route', '/api/nowhere', {}, 404],
  ['a refused sign-in', '/api/auth/local', { method: 'POST', headers: JSON_BODY, body: '{}' }, 400],
  ['a refused refresh', '/api/auth/refresh', { method: 'POST' }, 403],
  ['no upload', '/uploads/nowhere.png', {}, 404],
];

describe('Every response has strict headers', () => {
  test.each(ANSWERS)('%s', async (_name, path, init, status) => {
    const { headers, status: answered } = await visitor(cms).send(path, init);
    expect(answered).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-frame-options')).toMatch(/SAMEORIGIN|DENY/);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(path.startsWith('/uploads') ? 'sandbox' : "frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https:/);
    if (!path.startsWith('/uploads')) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('CORS on every path', () => {
  const EVIL = ['https://evil.example', 'null', 'http://localhost:3000.evil.example'];

  test.each(ANSWERS)('lets no other origin read %s', async (_name, path, init) => {
    for (const origin of EVIL) {
      const answer = await visitor(cms).send(path, {
        ...init,
        headers: { ...(init.headers as object), origin },
      });
      expect(answer.headers.get('access-control-allow-origin'), origin).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials'), origin).toBeNull();
    }
  });

  test('allows nothing in a preflight of another origin', async () => {
    for (const path of ['/graphql', '/api/events', '/api/auth/refresh', '/uploads/x.png', '/api/upload']) {
      for (const origin of EVIL) {
        const { headers } = await visitor(cms).send(path, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'x-requested-with,content-type,authorization',
          },
        });
        expect(headers.get('access-control-allow-origin'), `${path} ${origin}`).toBeNull();
        expect(headers.get('access-control-allow-headers'), `${path} ${origin}`).toBeNull();
      }
    }
  });
});

describe('An unreachable database', () => {
  test('causes 503 with Retry-After in every API, and the session continues afterwards', async () => {
    const { strapi } = cms;
    const asked: [string, () => Promise<{ status: number; headers: Headers; text: string }>][] = [
      ['visitor, GraphQL', () => visitor(cms).graphql('{ milestones { title } }')],
      ['visitor, own resolver', () => visitor(cms).graphql('{ portfolioCategories { name } }')],
      ['owner, GraphQL', () => session.owner.graphql('{ messages { subject } }')],
      ['owner, REST', () => session.owner.rest('GET', '/api/messages')],
      ['sign-in', () => visitor(cms).rest('POST', '/api/auth/local', { identifier: 'owner', password: 'x' })],
      [
        'refresh',
        () =>
          new Client(cms.url, { cookie: session.cookie }).rest(
            'POST',
            '/api/auth/refresh',
            {},
            {
              'x-requested-with': 'XMLHttpRequest',
            },
          ),
      ],
      ['site state', () => visitor(cms).rest('GET', '/api/site-state')],
    ];
    strapi.log.level = 'silent';
    // Every query fails from here on, as when the database server is gone.
    await strapi.db.connection.destroy();
    try {
      for (const [name, ask] of asked) {
        const { status, headers, text } = await ask();
        expect({ name, status, retry: headers.get('retry-after') }).toEqual({
          name,
          status: 503,
          retry: '5',
        });
        expect(JSON.parse(text)).toMatchObject({ error: { code: 'UNAVAILABLE' } });
        expect(headers.getSetCookie()).toEqual([]);
        expect(text).not.toMatch(/knex|sqlite|postgres|pool/i);
      }
      expect((await visitor(cms).send('/api/health')).status).toBe(503);
    } finally {
      strapi.db.connection.initialize();
      strapi.log.level = 'error';
    }
    expect((await visitor(cms).send('/api/health')).status).toBe(200);
    expect((await session.owner.graphql('{ messages { subject } }')).status).toBe(200);
    expect((await visitor(cms).graphql('{ milestones { title } }')).data).toMatchObject({
      milestones: [{ title: 'First show' }],
    });
  });
});

describe('A locked or silent database', () => {
  test('causes 503 with Retry-After for visitors and the owner, never "sign in again"', async () => {
    const tables = ['milestones', 'up_users', 'throttle_counters', 'site_counters'];
    cms.strapi.log.level = 'silent';
    const unlock = await lockDatabase(cms, tables);
    try {
      const answers = await Promise.all([
        visitor(cms).graphql('{ milestones { title } }'),
        sendMessage(visitor(cms)),
        session.owner.graphql('{ milestones { title } }'),
        session.owner.rest('GET', '/api/milestones'),
        visitor(cms).rest('POST', '/api/auth/local', { identifier: 'owner', password: 'x' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
      for (const { headers } of answers) expect(headers.get('retry-after')).toBe('5');
    } finally {
      await unlock();
      cms.strapi.log.level = 'error';
    }
    expect((await session.owner.graphql('{ milestones { title } }')).status).toBe(200);
  });
});

describe('A compressed body', () => {
  const APIS: [string, string, string][] = [
    ['POST', '/graphql', 'application/json'],
    ['POST', '/graphql/', 'application/json'],
    ['POST', '/api/auth/local', 'application/json'],
    ['PUT', '/api/milestones/x', 'application/json'],
    ['POST', '/api/upload', 'multipart/form-data; boundary=x'],
    ['POST', '/upload', 'multipart/form-data; boundary=x'],
    ['POST', '/admin/login', 'application/json'],
    ['POST', '/api/auth/refresh', 'application/x-www-form-urlencoded'],
    ['POST', '/nowhere', 'text/plain'],
  ];

  test.each(APIS)('is refused at %s %s before it is read', async (method, path, type) => {
    const { hostname, port } = new URL(cms.url);
    for (const encoding of ['gzip', 'deflate', 'BR', 'made-up', 'identity, gzip']) {
      const headers = { 'content-type': type, 'content-encoding': encoding, 'content-length': '900' };
      // The body never arrives: a handler that waits for it would not answer.
      const status = await new Promise((resolve, reject) => {
        const asked = request({ hostname, port, path, method, headers }, (answer) => {
          resolve(answer.resume().statusCode);
          asked.destroy();
        });
        asked.on('error', reject).flushHeaders();
      });
      expect(status, encoding).toBe(415);
    }
  });

  test('may be marked as identity', async () => {
    const headers = { ...JSON_BODY, 'content-encoding': 'identity' };
    expect((await visitor(cms).send('/graphql', { ...GRAPHQL, headers })).status).toBe(200);
  });
});

describe("A caller's claims", () => {
  const HEADERS = [
    'x',
    'Bearer',
    'Bearer x',
    'Basic b3duZXI6eA==',
    'Token a',
    'Bearer a.b.c',
    'bearer  a.b.c',
  ];

  test.each(HEADERS)('"Authorization: %s" are refused in REST and GraphQL', async (authorization) => {
    const client = new Client(cms.url, { authorization });
    const answers = [
      await client.graphql('{ milestones { title } }'),
      await client.graphql('{ formToken }'),
      await client.rest('GET', '/api/site-state'),
      await client.rest('GET', '/api/milestones'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    for (const { failure } of answers) expect(failure?.message).toMatch(/sign in again/);
  });

  test('lift no limit without a valid token', async () => {
    const client = new Client(cms.url, { authorization: 'Bearer a.b.c' });
    expect((await client.graphql('{ formToken }', { padding: 'x'.repeat(40_000) })).status).toBe(401);
  });

  test('about the address count only if our own origin signed them', async () => {
    const claim = async (headers: Record<string, string>) => {
      const answers: number[] = [];
      for (let index = 0; index < 7; index += 1) {
        const response = await fetch(`${cms.url}/api/auth/local`, {
          method: 'POST',
          headers: { ...JSON_BODY, 'x-forwarded-for': `198.51.100.${index}`, ...headers },
          body: JSON.stringify({ identifier: 'claimed', password: 'wrong' }),
        });
        answers.push(response.status);
      }
      return answers;
    };
    const { 'x-forwarded-proof': foreign = '' } = passedOn('203.0.113.9');
    expect(await claim({})).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(await claim({ 'x-forwarded-proof': foreign })).toEqual(Array(7).fill(429));
    expect(await claim(passedOn('203.0.113.9'))).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });
});

describe('Refused paths', () => {
  test('are answered below 500 and not logged', async () => {
    const logged = vi.spyOn(cms.strapi.log, 'error');
    const { hostname, port } = new URL(cms.url);
    // Written on a socket, because fetch would normalize such paths.
    const ask = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
    for (const path of ['/%', '/uploads/%00', '/uploads/..%2f..%2fx', '/../x', '//evil', '/admin/%E0%A4%A']) {
      const status = await ask(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });
});

describe('Schema and migrations', () => {
  const indexNames = async (): Promise<string[]> => {
    const { connection } = cms.strapi.db;
    const rows: { name: string }[] =
      cms.strapi.db.dialect.client === 'postgres'
        ? await connection('pg_indexes').select('indexname as name')
        : await connection('sqlite_master').where({ type: 'index' }).select('name');
    return rows.map(({ name }) => name);
  };

  test('have every index that a content type names, and an index for each sorted list', async () => {
    const types = Object.values(cms.strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
    const named = types.flatMap((type) => (type as { indexes?: { name: string }[] }).indexes ?? []);
    expect(named.length).toBeGreaterThanOrEqual(20);
    const existing = await indexNames();
    expect(named.map(({ name }) => name).filter((name) => !existing.includes(name))).toEqual([]);
  });

  test.each(['messages', 'volunteers', 'comments'])('store one submission key once: %s', async (table) => {
    const row = { document_id: `doc-${table}`, submission_key: 'the-same-key-twice' };
    await cms.strapi.db.connection(table).insert(row);
    await expect(cms.strapi.db.connection(table).insert(row)).rejects.toThrow(/unique/i);
  });

  test('contain the counters of the migration once', async () => {
    const { connection } = cms.strapi.db;
    expect(await connection('site_counters').where({ name: 'content_version' })).toHaveLength(1);
    expect(await connection.schema.hasTable('throttle_counters')).toBe(true);
  });

  test('refuse a database that a newer version has changed', async () => {
    const executed = () => cms.strapi.db.connection('strapi_migrations');
    await executed().insert({ name: '2999.01.01T00.00.00.later.js', time: new Date() });
    await expect(refuseNewerDatabase(cms.strapi)).rejects.toThrow(
      /^DATABASE_TOO_NEW: .+2999\.01\.01T00\.00\.00\.later\.js/,
    );
    await executed().where({ name: '2999.01.01T00.00.00.later.js' }).delete();
    await refuseNewerDatabase(cms.strapi);
  });

  test('change nothing at a restart and keep every row', async () => {
    const rows = async () => {
      const { connection } = cms.strapi.db;
      const { value } = await connection('site_counters').where({ name: 'content_version' }).first('value');
      return {
        version: Number(value),
        milestones: await connection('milestones').select('document_id', 'revision').orderBy('id'),
      };
    };
    const before = await rows();
    cms = await cms.restart();
    expect(await rows()).toEqual(before);
  });
});
