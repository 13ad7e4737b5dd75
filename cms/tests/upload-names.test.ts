import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { photo, sendUpload, type UploadOptions, video } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const upload = (content: Buffer | string, name: string, options: UploadOptions = {}) =>
  sendUpload(owner, content, name, options);

const uploadsFolder = () => join(cms.strapi.dirs.static.public, 'uploads');
const exists = (url: string) => readdirSync(uploadsFolder()).includes(url.replace('/uploads/', ''));

test.each(['.jpg', '..jpg', '\u200B.jpg'])('stores a file named only %j as file.jpg', async (name) => {
  const { status, file } = await upload(await photo('jpeg'), name);
  expect(status).toBe(201);
  expect(file).toMatchObject({
    name: 'file.jpg',
    ext: '.jpg',
    url: expect.stringMatching(/\/file_\w+\.jpg$/),
  });
});

describe('A long name is shortened', () => {
  /** Characters that drafts, variants, claims and the bin add to a stored name. */
  const LONGEST_AROUND = 100;

  test.each([
    ['215 letters', 'x'.repeat(211)],
    ['230 letters', 'x'.repeat(226)],
    ['251 letters', 'x'.repeat(247)],
    ['255 letters', 'x'.repeat(251)],
    ['300 letters', 'x'.repeat(296)],
    ['60 Korean letters', '한'.repeat(60)],
    ['84 Korean letters', '한'.repeat(84)],
    ['84 emoji', '😀'.repeat(84)],
    ['200 letters that become two when composed', '\u0958'.repeat(200)],
    ['84 Korean letters, decomposed', '한'.repeat(84).normalize('NFD')],
  ])('of %s', async (_what, base) => {
    const picture = await photo('jpeg', 1700, 1000);
    const before = new Set(readdirSync(uploadsFolder()));
    const [one, other] = [await upload(picture, `${base}.jpg`), await upload(picture, `${base}.jpg`)];
    expect([one.status, other.status, one.message]).toEqual([201, 201, '']);
    expect(one.file?.url).not.toBe(other.file?.url);
    expect(one.file).toMatchObject({ ext: '.jpg', name: expect.stringMatching(/\.jpg$/) });
    expect(Object.keys(one.file?.formats ?? {}).sort()).toEqual([
      'large',
      'medium',
      'small',
      'thumbnail',
      'xlarge',
    ]);
    for (const name of readdirSync(uploadsFolder())) {
      if (before.has(name)) continue;
      expect(name).toMatch(/\.jpg$/);
      expect(Buffer.byteLength(name) + LONGEST_AROUND).toBeLessThanOrEqual(255);
    }
  });

  test('of a film and of captions', async () => {
    const clip = await upload(video(50_000), `${'v'.repeat(251)}.mp4`, { fields: { kind: 'project' } });
    const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
    const said = await upload(captions, `${'v'.repeat(251)}.vtt`, { fields: { kind: 'digital' } });
    expect([clip.status, said.status]).toEqual([201, 201]);
    expect([exists(clip.file?.url ?? ''), exists(said.file?.url ?? '')]).toEqual([true, true]);
  });
});
