import { mkdirSync, writeFileSync } from 'node:fs';
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

test('a link ends with the next one, and after five minutes', async () => {
  const first = (await open(owner)).data?.link;
  const second = (await open(owner)).data?.link;
  const status = async (path = '') => (await visitor(cms).send(path)).status;
  expect([await status(first?.path), await status(second?.path)]).toEqual([404, 200]);

  const lasts = Date.parse(second?.endsAt ?? '') - Date.now();
  expect(lasts).toBeGreaterThan(0);
  expect(lasts).toBeLessThanOrEqual(5 * 60_000);
  const { value } = await cms.strapi.db
    .connection('site_notes')
    .where({ name: 'backup_link' })
    .first('value');
  expect(value).not.toContain(second?.path.split('/').at(-1));
  await note('backup_link', `${value.split(' ')[0]} ${new Date(Date.now() - 1).toISOString()}`);
  expect(await status(second?.path)).toBe(404);
});

test('an address without the right secret opens nothing', async () => {
  await open(owner);
  for (const secret of ['', 'x', 'A'.repeat(22), '..%2Fdatabase.sqlite']) {
    expect((await visitor(cms).send(`/api/backups/${secret}`)).status, secret).toBe(404);
  }
});
