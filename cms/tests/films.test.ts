import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DEVICE,
  ftyp,
  moov,
  mov,
  mp4,
  PLACE,
  pictures,
  sound,
  track,
  webm,
} from '../src/shared/films/film-examples';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { sendUpload } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const upload = (film: string, name: string, kind = 'project') =>
  sendUpload(owner, Buffer.from(film, 'latin1'), name, { fields: { kind } });
const storedContent = (url = '') => readFileSync(join(cms.strapi.dirs.static.public, url), 'latin1');

test.each(['portfolio', 'project', 'digital'])('a MOV for %s is stored as MP4', async (kind) => {
  const { status, file } = await upload(mov(), 'IMG_2034.MOV', kind);
  expect({ status, ...file }).toMatchObject({
    status: 201,
    name: 'IMG_2034.mp4',
    ext: '.mp4',
    mime: 'video/mp4',
    url: expect.stringMatching(/\.mp4$/),
  });
  expect(storedContent(file?.url).slice(4, 12)).toBe('ftypmp42');
});

test.each([
  ['IMG_2034.MOV', mov()],
  ['walk.mp4', mp4()],
])('%s is stored without place and device', async (name, film) => {
  const content = storedContent((await upload(film, name)).file?.url);
  expect([content.length, content.includes(PLACE), content.includes(DEVICE)]).toEqual([
    film.length,
    false,
    false,
  ]);
});

test('HEVC is refused with its code, and with the settings of the telephone', async () => {
  const form = new FormData();
  form.append('files', new Blob([Buffer.from(mov(pictures('hvc1')), 'latin1')]), 'IMG_2034.MOV');
  const response = await owner.send('/api/upload', { method: 'POST', body: form });
  const { error } = (await response.json()) as { error: unknown };
  expect({ status: response.status, error }).toMatchObject({
    status: 400,
    error: {
      message:
        'This film uses HEVC, which many browsers cannot play. On an iPhone choose Settings, Camera, Formats, Most Compatible; on a Samsung turn off High efficiency videos. Then record or export it again.',
      details: { code: 'VIDEO_HEVC', field: 'files' },
    },
  });
});

test.each([
  [
    'a renamed film',
    'walk.mp4',
    webm(),
    'This file contains video/webm data. Rename it so that it ends in .webm.',
  ],
  [
    'a renamed text',
    'walk.mp4',
    'Notes about a walk',
    'Choose a JPG, PNG, WEBP or GIF image, or an MP4, MOV or WEBM video.',
  ],
  [
    'a film that stops half way',
    'walk.mp4',
    mp4().slice(0, -5),
    'A part of this film is missing. Copy or export it again from where it was made.',
  ],
  [
    'a film without picture',
    'walk.mp4',
    ftyp() + moov(track({ handler: 'soun', description: sound() })),
    'This film has sound only. Export it again with its picture.',
  ],
  [
    'PCM sound',
    'walk.mov',
    ftyp('qt  ') + moov(track(), track({ handler: 'soun', description: sound('sowt') })),
    'This film uses PCM sound, which many browsers cannot play. Export it as MP4 with H.264 and AAC.',
  ],
])('%s is refused with a remedy', async (_what, name, film, sentence) => {
  const { status, message } = await upload(film, name);
  expect({ status, message }).toEqual({ status: 400, message: sentence });
});
