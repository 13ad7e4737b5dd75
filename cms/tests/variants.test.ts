import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { tinyPreview } from '../src/files/upload/placeholder-picture';
import { jobs, runDueWork } from '../src/platform/jobs/scheduler';
import { draftOf, WRITER } from '../src/platform/storage/partial-files';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const accepting = (accept: string) => ({ headers: { accept } });
const typeOf = async (url: string, init?: RequestInit) => {
  const answer = await fetch(`${cms.url}${url}`, init);
  await answer.arrayBuffer();
  return answer.headers.get('content-type');
};

test('sends a picture as AVIF or WebP if the browser accepts it, otherwise the original, and nothing once deleted', async () => {
  const { id, url } = await uploadPhoto(owner);
  for (const format of ['image/webp', 'image/avif']) {
    await vi.waitFor(async () => expect(await typeOf(url, accepting(`${format},*/*`))).toBe(format), {
      timeout: 90_000,
      interval: 200,
    });
  }
  expect(await typeOf(url, accepting('image/webp,image/avif'))).toBe('image/avif');
  expect(await typeOf(url)).toBe('image/jpeg');
  const answer = await fetch(`${cms.url}${url}`, accepting('image/avif'));
  expect(answer.headers.get('vary')).toContain('Accept');
  expect(answer.headers.get('cache-control')).toBe('max-age=3600');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes('Camera of Amani')).toBe(false);

  await owner.send(`/api/upload/files/${id}`, { method: 'DELETE' });
  expect((await fetch(`${cms.url}${url}`, accepting('image/avif'))).status).toBe(404);
});

test('offers a preview of a picture, but not of one with transparent parts', async () => {
  expect((await uploadPhoto(owner)).previewUrl).toMatch(/^data:image\/webp;base64,.{40,200}$/);
  const cut = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } }).png();
  expect(await tinyPreview(await cut.toBuffer())).toBeNull();
});

describe('the job', () => {
  const row = () => cms.strapi.db.connection('scheduled_work').where({ name: 'variants' });
  const claimedUntil = async () => Number((await row().first()).claimed_until);
  const job = () => jobs.of(cms.strapi).filter(({ name }) => name === 'variants');
  const isIdle = async () => {
    const [work] = job();
    const due = work && 'nextDue' in work ? await work.nextDue(cms.strapi) : undefined;
    return due === undefined && (await claimedUntil()) === 0;
  };
  const webp = accepting('image/webp');

  test('leaves the work to the machine that has claimed it', async () => {
    await expect.poll(isIdle).toBe(true);
    await row().update({ claimed_by: 'another machine', claimed_until: Date.now() + 10 * 60_000 });
    const { url } = await uploadPhoto(owner);
    await runDueWork(cms.strapi, job(), () => Date.now() + 5 * 60_000);
    expect(await typeOf(url, webp)).toBe('image/jpeg');
    await row().update({ claimed_until: 0 });
    await runDueWork(cms.strapi, job());
    await expect.poll(() => typeOf(url, webp)).toBe('image/webp');
  });

  test('frees its claim when the CMS stops, and continues at the next start', async () => {
    await expect.poll(isIdle).toBe(true);
    const { url } = await uploadPhoto(owner);
    // It may have ended before it is looked at; usually it is running.
    await expect
      .poll(async () => (await claimedUntil()) > 0 || (await typeOf(url, webp)) === 'image/webp')
      .toBe(true);
    cms = await cms.restart();
    ({ owner } = await signIn(cms));
    await expect.poll(() => typeOf(url, webp)).toBe('image/webp');
  });
});

describe('the program that makes variants', () => {
  const PROGRAM = join(import.meta.dirname, '../dist/src/files/variants/make-variants.js');
  /** No process has this number. */
  const ENDED = WRITER.replace(/\d+$/, String(2 ** 30));

  async function run(uploads: string, variants: string, order?: string): Promise<void> {
    // In a separate session: the program lowers the priority of its session.
    const program: ChildProcess = fork(PROGRAM, [uploads, variants], { execArgv: [], detached: true });
    if (order) program.send(order);
    const [code] = await once(program, 'exit');
    expect(code).toBe(0);
  }

  async function newFolders() {
    const folder = await mkdtemp(join(inject('runFolder'), 'pictures-'));
    const uploads = join(folder, 'uploads');
    const variants = join(folder, 'variants');
    await Promise.all([uploads, variants].map((path) => mkdir(path)));
    // In a single colour, the headers of AVIF alone are larger than the WebP file.
    const flat = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b6b62' } });
    await writeFile(join(uploads, 'flat.jpg'), await flat.jpeg().toBuffer());
    return { uploads, variants };
  }

  test('keeps only the smallest format, tidies up, and repeats nothing', async () => {
    const { uploads, variants } = await newFolders();
    await writeFile(join(variants, `flat.jpg.webp.${ENDED}.part`), 'half');
    await writeFile(draftOf(join(variants, 'flat.jpg.webp')), 'being written');
    await writeFile(join(variants, 'gone.jpg.webp'), 'an original that was deleted');

    await run(uploads, variants);
    expect((await readdir(variants)).sort()).toEqual([
      'flat.jpg.avif',
      'flat.jpg.webp',
      `flat.jpg.webp.${WRITER}.part`,
    ]);
    const webp = await stat(join(variants, 'flat.jpg.webp'));
    expect(webp.size).toBeGreaterThan(0);
    expect((await stat(join(variants, 'flat.jpg.avif'))).size).toBe(0);
    await run(uploads, variants);
    expect((await stat(join(variants, 'flat.jpg.webp'))).mtimeMs).toBe(webp.mtimeMs);
  });

  test('begins no other picture when asked to finish, and leaves the rest to the next run', async () => {
    const { uploads, variants } = await newFolders();
    await run(uploads, variants, 'finish');
    expect(await readdir(variants)).toEqual([]);
    await run(uploads, variants);
    expect(await readdir(variants)).toHaveLength(2);
  });
});

describe('a byte range', () => {
  const SIZE = 1000;
  const ask = async (range: string, headers = {}) => {
    await writeFile(join(cms.strapi.dirs.static.public, 'uploads', 'film.mp4'), Buffer.alloc(SIZE, 7));
    const answer = await fetch(`${cms.url}/uploads/film.mp4`, { headers: { range, ...headers } });
    const { byteLength } = await answer.arrayBuffer();
    return [answer.status, answer.headers.get('content-range'), byteLength];
  };

  test.each([
    ['bytes=0-99', [206, 'bytes 0-99/1000', 100]],
    ['bytes=-5', [206, 'bytes 995-999/1000', 5]],
    ['bytes=990-', [206, 'bytes 990-999/1000', 10]],
    ['bytes=0-999999999999', [206, 'bytes 0-999/1000', SIZE]],
    ['bytes=--5', [200, null, SIZE]],
  ])('%s is limited to the file', async (range, expected) => {
    expect(await ask(range)).toEqual(expected);
  });

  test('after the end of the file is refused', async () => {
    expect((await ask('bytes=999999999-')).slice(0, 2)).toEqual([416, 'bytes */1000']);
  });

  test('with an uncertain tag returns the whole file', async () => {
    expect(await ask('bytes=0-9', { 'if-range': '"other"' })).toEqual([200, null, SIZE]);
  });
});
