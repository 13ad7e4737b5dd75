import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { buildProject } from './support/factories';
import {
  DEVICE,
  filmWithFacts,
  ftyp,
  moov,
  mov,
  mp4,
  PLACE,
  pictures,
  sound,
  track,
  trackHeader,
  webm,
} from './support/film-examples';
import { rightsOf, sendUpload, uploadPhoto } from './support/uploads';

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

const idOf = async (film: string, name = 'walk.mp4') => (await upload(film, name)).file?.id ?? 0;
const captionsOf = async (text: string) =>
  (await sendUpload(owner, Buffer.from(text), 'walk.vtt', { fields: { kind: 'digital' } })).file;

interface Seen {
  project: {
    mediaType: string | null;
    media: { width: number | null; height: number | null; seconds: number | null } | null;
    poster: { url: string } | null;
  };
}
/** Returns a project's film and poster as visitors see them. */
async function seen(documentId: string): Promise<Seen['project'] | undefined> {
  const { data } = await visitor(cms).graphql<Seen>(
    'query($id: ID!) { project(documentId: $id) { mediaType media { width height seconds } poster { url } } }',
    { id: documentId },
  );
  return data?.project;
}

const MENDED = 'WEBVTT\nLanguage: sw\n\n00:00:01.000 --> 00:00:02.000\nHabari';

test('captions are stored with mended times and their language', async () => {
  const file = await captionsOf(MENDED.replaceAll(/(\d)\.(?=\d{3})/g, '$1,'));
  expect(storedContent(file?.url)).toBe(MENDED);
  const image = (await uploadPhoto(owner)).id;
  const takenOn = new Date().toISOString().slice(0, 10);
  const pictures = [{ angle: 'front', image }];
  const data = { takenOn, pictures, clip: await idOf(mp4()), captions: file?.id };
  saved(await REST.create(owner, NOUNS.digitalSet, data));
  const shown = await visitor(cms).graphql<object>('{ digitalSets { captions { language } } }');
  expect(shown.data).toEqual({ digitalSets: [{ captions: { language: 'sw' } }] });
});

describe.each(APIS)('$name: the poster of a project', (api) => {
  const create = async (fields: Record<string, unknown>) =>
    saved(await api.create(owner, NOUNS.project, buildProject(fields)));

  test('is seen with the sides and the length of its film', async () => {
    const poster = await uploadPhoto(owner);
    const media = await idOf(filmWithFacts(trackHeader(1920, 1080, true)));
    const { documentId } = await create({ media, poster: poster.id });
    expect(await seen(documentId)).toEqual({
      mediaType: 'video',
      media: { width: 1080, height: 1920, seconds: 6.5 },
      poster: { url: poster.url },
    });
  });

  test('is refused for an image, and without a film', async () => {
    const [poster, image] = [(await uploadPhoto(owner)).id, (await uploadPhoto(owner)).id];
    for (const media of [image, null]) {
      const { failure } = await api.create(owner, NOUNS.project, buildProject({ media, poster }));
      expect(failure).toMatchObject({
        message: 'Only a film has a poster. Remove the poster, or choose a film.',
        details: { code: 'POSTER_WITHOUT_FILM', field: 'poster' },
      });
    }
  });

  test('stays while its film stays, and leaves with it', async () => {
    const [film, other] = [await idOf(mp4()), await idOf(mp4())];
    const poster = await uploadPhoto(owner);
    const { documentId } = await create({ media: film, poster: poster.id });
    const change = async (fields: object, revision: number) => {
      saved(await api.update(owner, NOUNS.project, documentId, { ...fields, revision }));
      return (await seen(documentId))?.poster?.url ?? null;
    };
    expect(await change({ title: 'Later' }, 1)).toBe(poster.url);
    expect(await change({ media: film }, 2)).toBe(poster.url);
    expect(await change({ media: other }, 3)).toBeNull();
    expect(await change({ poster: poster.id }, 4)).toBe(poster.url);
    expect(await change({ media: (await uploadPhoto(owner)).id }, 5)).toBeNull();
  });
});

describe('a replaced film', () => {
  const replace = async (file: number, choices: object) => {
    const upload = await idOf(filmWithFacts(), 'later.mp4');
    const { documentId } = await rightsOf(cms, file);
    const answer = await owner.graphql<{ replaced: { file: { url: string } } }>(
      `mutation($documentId: ID!, $upload: Int!, $alternativeText: String, $poster: Int, $keepsCaptions: Boolean) {
        replaced: replaceMediaFile(
          documentId: $documentId, upload: $upload, alternativeText: $alternativeText, poster: $poster,
          keepsCaptions: $keepsCaptions
        ) { file { alternativeText width seconds } }
      }`,
      { documentId, upload, ...choices },
    );
    return answer.data?.replaced.file;
  };
  const partsOf = async (documentId: string) => {
    const row = await cms.strapi.db.query(NOUNS.portfolioItem.uid).findOne({
      where: { documentId },
      populate: { frames: { populate: ['file', 'poster', 'captions'] } },
    });
    const [frame] = row.frames;
    return { file: frame.file?.id, poster: frame.poster?.id, captions: frame.captions?.id ?? null };
  };
  const pieceWith = async () => {
    const [film, poster] = [await idOf(mp4()), (await uploadPhoto(owner)).id];
    const captions = (await captionsOf(MENDED))?.id;
    const data = { title: 'Replaced', frames: [{ file: film, poster, captions }] };
    const { documentId } = saved(await REST.create(owner, NOUNS.portfolioItem, data));
    return { film, poster, captions, documentId };
  };

  test('has its new description, poster, sides and length, and loses its captions', async () => {
    const { film, documentId } = await pieceWith();
    const poster = (await uploadPhoto(owner)).id;
    expect(await replace(film, { alternativeText: 'A second walk', poster })).toEqual({
      alternativeText: 'A second walk',
      width: 1080,
      seconds: 6.5,
    });
    expect(await partsOf(documentId)).toEqual({ file: film, poster, captions: null });
  });

  test('keeps captions that are to be kept, and its poster without another', async () => {
    const { film, poster, captions, documentId } = await pieceWith();
    await replace(film, { keepsCaptions: true });
    expect(await partsOf(documentId)).toEqual({ file: film, poster, captions });
  });
});
