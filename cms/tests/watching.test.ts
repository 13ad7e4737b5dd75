import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type SignIn, signIn, visitor } from './support/client';
import { sendMessage } from './support/submissions';

let cms: BootedCms;
let session: SignIn;
let metricsPort: number;

/** Any free port, because the tests of both databases run at the same time. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  metricsPort = await freePort();
  process.env.CMS_METRICS_PORT = String(metricsPort);
  cms = await bootCms();
  session = await signIn(cms);
});
afterAll(async () => {
  delete process.env.CMS_METRICS_PORT;
  await cms.stop();
});

const SITES_ID = '3f9a1c0b7d2e';
const TYPED = 'Recognisable words';

/** Returns the lines logged while `work` runs. */
async function logged(work: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const { log } = cms.strapi;
  const [transport] = log.transports;
  if (!transport?.log) throw new Error('Strapi has no log');
  const spy = vi.spyOn(transport, 'log').mockImplementation((info, next) => {
    lines.push(String(info[Symbol.for('message')]));
    next();
  });
  log.level = 'debug';
  try {
    await work();
  } finally {
    log.level = 'error';
    spy.mockRestore();
  }
  return lines;
}

test("adds the site's request id to the response and to its JSON log line", async () => {
  let told: string | null = null;
  const lines = await logged(async () => {
    const { headers } = await visitor(cms).rest('GET', '/api/messages?x=1', undefined, {
      'x-request-id': SITES_ID,
    });
    told = headers.get('x-request-id');
  });
  expect(told).toBe(SITES_ID);
  const line = lines.find((text) => text.startsWith('{')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    reqId: SITES_ID,
    level: 20,
    method: 'GET',
    route: '/api/messages',
    status: 403,
  });
});

test('logs a failure as an error, under the id in the response of REST and GraphQL', async () => {
  const { db } = cms.strapi;
  await db.connection.schema.renameTable('milestones', 'milestones_away');
  const lines = await logged(async () => {
    for (const ask of [
      () => visitor(cms).graphql('{ milestones { title } }', {}, { 'x-request-id': SITES_ID }),
      () => session.owner.rest('GET', '/api/milestones', undefined, { 'x-request-id': SITES_ID }),
    ]) {
      expect((await ask()).text).toContain(`"requestId":"${SITES_ID}"`);
    }
  }).finally(() => db.connection.schema.renameTable('milestones_away', 'milestones'));
  const failures = lines.filter((line) => line.includes('"level":50') && line.includes(SITES_ID));
  expect(failures).toHaveLength(2);
  expect(lines.some((line) => line.includes(`error: [${SITES_ID}]`))).toBe(true);
});

test('logs nothing that a caller sends, in any API and in database errors', async () => {
  const wrong = { identifier: TYPED, password: TYPED, email: `${TYPED}@example.org` };
  const lines = await logged(async () => {
    const caller = visitor(cms, '203.0.113.7');
    await sendMessage(caller, { senderName: TYPED, message: TYPED });
    await sendMessage(caller, { senderEmail: TYPED, message: TYPED });
    await caller.rest('POST', `/api/auth/local?name=${TYPED}`, wrong);
    await caller.rest('POST', '/admin/login', wrong);
    await caller.rest('GET', `/api/events?filters[title]=${TYPED}`);
    await caller.send(`/uploads/${TYPED}.png`);
    await session.owner.rest('PUT', '/api/hero', { data: { badge: TYPED, nonsense: TYPED } });
  });
  expect(lines.length).toBeGreaterThan(6);
  for (const word of ['Recognisable', '203.0.113.7', session.accessToken]) {
    expect(lines.join('\n')).not.toContain(word);
  }
  const refused = cms.strapi.db.connection('messages').insert({ no_such_column: TYPED });
  await expect(refused).rejects.not.toThrow(TYPED);
});

test('serves Prometheus metrics of routes, forms, refused sign-ins and the database at a separate address', async () => {
  const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(told).toMatch(/http_request_duration_seconds_count\{route="\/graphql",status="2xx"\} [1-9]/);
  expect(told).toMatch(/cms_forms_total\{outcome="stored"\} [1-9]/);
  expect(told).toMatch(/cms_forms_total\{outcome="refused"\} [1-9]/);
  expect(told).toMatch(/cms_sign_ins_refused_total [1-9]/);
  expect(told).toContain('cms_database_reachable 1');
  expect((await visitor(cms).send('/metrics')).status).toBe(404);
});
