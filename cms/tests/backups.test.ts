import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';

const OPEN = 'mutation($password: String!) { link: openNewestBackup(password: $password) { path endsAt } }';
const READ = '{ backups { downloadedAt newest { name bytes } } }';
const NAME = '2027-05-14-030000-nightly.tar.gz';
const CONTENT = 'the archive';

interface Opened {
  link: { path: string; endsAt: string };
}

interface Read {
  backups: { downloadedAt: string | null; newest: { name: string; bytes: number } | null };
}

let cms: BootedCms;
let owner: Client;

const open = (client: Client, password: string = OWNER.password) =>
  client.graphql<Opened>(OPEN, { password });
const read = async () => (await owner.graphql<Read>(READ)).data?.backups;
const note = (name: string, value: string) =>
  cms.strapi.db.connection('site_notes').insert({ name, value }).onConflict('name').merge();

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

test('without an archive there is nothing to open', async () => {
  expect(await read()).toEqual({ downloadedAt: null, newest: null });
  expect((await open(owner)).failure?.details).toMatchObject({ code: 'BACKUP_MISSING' });
});

test('an archive that was moved away is not offered', async () => {
  await note('backup_newest', 'gone.tar.gz');
  expect((await read())?.newest).toBeNull();
});

test('the newest archive is opened by the owner’s password only', async () => {
  const folder = join(process.env.DATA_DIR ?? '', 'backups');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NAME), CONTENT);
  await note('backup_newest', NAME);
  expect((await read())?.newest).toEqual({ name: NAME, bytes: CONTENT.length });

  expect((await open(visitor(cms))).failure?.name).toMatch(/forbidden/i);
  expect((await open(owner, 'not the password')).failure?.details).toMatchObject({ code: 'PASSWORD_WRONG' });

  const { path = '' } = (await open(owner)).data?.link ?? {};
  const response = await visitor(cms).send(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-disposition': `attachment; filename="${NAME}"`,
    'content-length': String(CONTENT.length),
    'content-type': 'application/gzip',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(await response.text()).toBe(CONTENT);
  await expect.poll(async () => (await read())?.downloadedAt, { timeout: 60_000 }).toMatch(/^20/);
});

const linkOf = async () => (await open(owner)).data?.link ?? { path: '', endsAt: '' };
const get = (path: string, headers = {}, method = 'GET') => visitor(cms).send(path, { headers, method });
const noteName = (path: string) =>
  `backup_link:${createHash('sha256')
    .update(path.split('/').at(-1) ?? '')
    .digest('base64url')}`;
/** Reads what is stored about a link. */
async function stored(path: string) {
  const row = await cms.strapi.db
    .connection('site_notes')
    .where({ name: noteName(path) })
    .first('value');
  return JSON.parse(row.value);
}
const changeLink = async (path: string, change: object) =>
  note(noteName(path), JSON.stringify({ ...(await stored(path)), ...change }));

test('another link does not end the first, and a new backup does not change its archive', async () => {
  const first = await linkOf();
  writeFileSync(join(process.env.DATA_DIR ?? '', 'backups', 'later.tar.gz'), 'another archive');
  await note('backup_newest', 'later.tar.gz');
  const second = await linkOf();
  expect(await (await get(first.path)).text()).toBe(CONTENT);
  expect(await (await get(second.path)).text()).toBe('another archive');
  await note('backup_newest', NAME);
});

test('a link works for five minutes, and for hours once its download has begun', async () => {
  const { path, endsAt } = await linkOf();
  const lasts = Date.parse(endsAt) - Date.now();
  expect(lasts).toBeGreaterThan(0);
  expect(lasts).toBeLessThanOrEqual(5 * 60_000);
  await changeLink(path, { endsAt: Date.now() - 1 });
  expect((await get(path)).status).toBe(404);

  const begun = (await linkOf()).path;
  await (await get(begun, { range: 'bytes=0-3' })).text();
  expect((await stored(begun)).endsAt).toBeGreaterThan(Date.now() + 11 * 3_600_000);
  await changeLink(begun, { endsAt: Date.now() + 24 * 3_600_000 });
  expect((await get(begun)).status, 'from a clock that was ahead').toBe(404);
});

test.each([
  ['bytes=0-3', 206, CONTENT.slice(0, 4), `bytes 0-3/${CONTENT.length}`],
  ['bytes=4-', 206, CONTENT.slice(4), `bytes 4-${CONTENT.length - 1}/${CONTENT.length}`],
  ['bytes=-3', 206, CONTENT.slice(-3), `bytes ${CONTENT.length - 3}-${CONTENT.length - 1}/${CONTENT.length}`],
  ['bytes=99-', 416, '', `bytes */${CONTENT.length}`],
  ['bytes=3-1', 200, CONTENT, null],
])('a request for %s is answered with %i', async (range, status, text, contentRange) => {
  const response = await get((await linkOf()).path, { range });
  expect([response.status, await response.text()]).toEqual([
    status,
    status === 416 ? expect.any(String) : text,
  ]);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('accept-ranges')).toBe('bytes');
});

test('a part is sent only of the file that the client began', async () => {
  const { path } = await linkOf();
  const head = await get(path, {}, 'HEAD');
  const [etag, changed] = [head.headers.get('etag'), head.headers.get('last-modified')];
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(CONTENT.length)]);
  const statusFor = async (condition: string | null) =>
    (await get(path, { range: 'bytes=4-', 'if-range': condition ?? '' })).status;
  expect([await statusFor(etag), await statusFor(changed), await statusFor('"another"')]).toEqual([
    206, 206, 200,
  ]);
});

test('eight parts at once count as a download when they are the whole file', async () => {
  const { path } = await linkOf();
  const noted = () => cms.strapi.db.connection('site_notes').where({ name: 'backup_downloaded' });
  await noted().delete();
  const parts = Array.from({ length: 8 }, (_, at) => `bytes=${at}-${at === 7 ? '' : at}`);
  const sent = (range: string) => get(path, { range }).then((part) => part.text());
  await Promise.all(parts.slice(1).map(sent));
  await expect
    .poll(async () => (await stored(path)).sent, { timeout: 60_000 })
    .toEqual([{ start: 1, end: CONTENT.length - 1 }]);
  expect(await noted()).toEqual([]);
  await sent(parts[0] ?? '');
  await expect.poll(noted, { timeout: 60_000 }).toHaveLength(1);
});

test('a line that breaks often may ask for hundreds of parts', async () => {
  const client = visitor(cms);
  const { path } = await linkOf();
  for (let at = 0; at < 40; at += 1)
    expect((await client.send(path, { headers: { range: `bytes=${at % 5}-` } })).status).toBe(206);
});

test('an address without the right secret opens nothing', async () => {
  await open(owner);
  for (const secret of ['', 'x', 'A'.repeat(22), '..%2Fdatabase.sqlite']) {
    expect((await visitor(cms).send(`/api/backups/${secret}`)).status, secret).toBe(404);
  }
});

test('a time from a clock that was ahead is unknown, and a test that could not run says why', async () => {
  const state = async () =>
    (
      await owner.graphql<{ backups: Record<string, string | null> }>(
        '{ backups { madeAt plannedAt failedAt problem compareFailedAt compareBlockedAt compareProblem } }',
      )
    ).data?.backups;
  const [now, aYear] = [new Date(), new Date(Date.now() + 365 * 24 * 3_600_000)].map((at) =>
    at.toISOString(),
  );
  await note('backup_made', String(aYear));
  await note('backup_planned', String(aYear));
  await note('backup_compare_blocked', `${now} There are 107 MB free.`);
  expect(await state()).toEqual({
    madeAt: null,
    plannedAt: null,
    failedAt: null,
    problem: null,
    compareFailedAt: null,
    compareBlockedAt: now,
    compareProblem: 'There are 107 MB free.',
  });

  await note('backup_begun', String(now));
  expect(await state()).toMatchObject({ failedAt: now });
  await note('backup_running', new Date(Date.now() + 60_000).toISOString());
  expect(await state()).toMatchObject({ failedAt: null });
});

test('the owner asks for one backup, however often, and sees that it is being made', async () => {
  await cms.strapi.db.connection('site_notes').whereIn('name', ['backup_begun', 'backup_running']).delete();
  const ask = (client: Client) => client.graphql<object>('mutation { backUpNow }');
  const isRunning = async () =>
    (await owner.graphql<{ backups: { isRunning: boolean } }>('{ backups { isRunning } }')).data?.backups
      .isRunning;
  const request = join(process.env.DATA_DIR ?? '', 'backups', '.wanted');
  expect((await ask(visitor(cms))).failure).toMatchObject({ name: 'ForbiddenError' });
  expect([existsSync(request), await isRunning()]).toEqual([false, false]);
  await ask(owner);
  const { mtimeMs } = statSync(request);
  expect((await Promise.all(Array.from({ length: 5 }, () => ask(owner)))).at(-1)?.data).toBeTruthy();
  expect([statSync(request).mtimeMs, await isRunning()]).toEqual([mtimeMs, true]);
  // The program that makes it has taken the request.
  rmSync(request);
  await note('backup_begun', new Date().toISOString());
  await note('backup_running', new Date(Date.now() + 60_000).toISOString());
  expect(await isRunning()).toBe(true);
  await ask(owner);
  expect(existsSync(request)).toBe(false);
});
