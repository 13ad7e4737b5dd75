import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { removeUnusedFiles } from '../src/files/visibility/unused-files';
import { addDays, DAY_MS } from '../src/shared/days';
import { siteDay } from '../src/shared/site-clock';
import { firstCurrentDay } from '../src/site/digitals/digital-sets';
import { APIS, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, passedOn, signIn, visitor } from './support/client';
import { emptyBin } from './support/empty-bin';
import { create, createImageRow } from './support/factories';
import { sendUpload, uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const FILE = 'plugin::upload.file';
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nShe walks towards us.\n';
const SET = NOUNS.digitalSet;

const buildSet = async (fields: object = {}) => ({
  takenOn: siteDay(),
  pictures: [{ angle: 'face', image: await createImageRow(cms) }],
  ...fields,
});
const createSet = async (fields: object = {}) => create(cms, SET.uid, await buildSet(fields));
const uploadCaptions = (content: Buffer | string, name = 'walk.vtt') =>
  sendUpload(owner, content, name, { fields: { kind: 'digital' } });

interface Sets {
  sets: { documentId: string; state?: string }[];
}
const shownSets = async () => {
  const { data } = await visitor(cms).graphql<Sets>(
    '{ sets: digitalSets(sort: ["takenOn:desc"]) { documentId } }',
  );
  return data?.sets.map(({ documentId }) => documentId);
};

describe.each(APIS)('$name: a set of digitals', (api) => {
  test.each(['takenOn', 'stillTrueOn'])('cannot have a date in the future: %s', async (name) => {
    const inFuture = {
      message: 'The date must be today or earlier.',
      details: { code: 'DAY_IN_FUTURE', field: name },
    };
    const tomorrow = siteDay(Date.now() + DAY_MS);
    const { failure } = await api.create(owner, SET, await buildSet({ [name]: tomorrow }));
    expect(failure).toMatchObject(inFuture);
    const { documentId } = await createSet();
    const later = await api.update(owner, SET, documentId, { [name]: tomorrow, revision: 1 });
    expect(later.failure).toMatchObject(inFuture);
  });

  test('accepts only pictures, a video as clip, and valid captions', async () => {
    const clip = await createImageRow(cms, { mime: 'video/mp4', ext: '.mp4' });
    const captions = await createImageRow(cms, { mime: 'text/vtt', ext: '.vtt' });
    const image = await createImageRow(cms);
    const attempts: [object, string][] = [
      [{ pictures: [{ angle: 'face', image: clip }] }, 'Choose an image.'],
      [{ clip: image }, 'Choose a video.'],
      [{ clip: captions }, 'Choose a video.'],
      [{ captions: image }, 'Choose a WebVTT file (.vtt).'],
      [{ captions: clip }, 'Choose a WebVTT file (.vtt).'],
    ];
    for (const [fields, sentence] of attempts) {
      const { failure } = await api.create(owner, SET, await buildSet(fields));
      expect(failure?.message).toBe(sentence);
    }
    saved(await api.create(owner, SET, await buildSet({ clip, captions })));
  });

  test('needs at least one picture, and a file and an angle for each', async () => {
    const { failure } = await api.create(owner, SET, await buildSet({ pictures: [{ angle: 'face' }] }));
    expect(failure).toMatchObject({
      message: 'Image 1 has no file. Choose a file or remove the image.',
      details: { code: 'IMAGE_WITHOUT_FILE', field: 'pictures.0.image', params: { position: 1 } },
    });
    for (const pictures of [[], [{ angle: 'profile', image: await createImageRow(cms) }]]) {
      const refused = await api.create(owner, SET, await buildSet({ pictures }));
      expect(refused.failure, JSON.stringify(pictures)).toBeDefined();
    }
  });

  test('deletes its files when it leaves the bin, and keeps removed files for 30 days', async () => {
    const photos = [await uploadPhoto(owner), await uploadPhoto(owner)];
    const isThere = ({ id }: { id: number }) => cms.strapi.db.query(FILE).count({ where: { id } });
    const pictures = photos.map(({ id }) => ({ angle: 'front', image: id }));
    const { documentId } = saved(await api.create(owner, SET, await buildSet({ pictures })));
    // The owner's form names an existing file by its documentId.
    const { documentId: image } = await cms.strapi.db.query(FILE).findOne({ where: { id: photos[0]?.id } });
    const kept = [{ angle: 'front', image }];
    saved(await api.update(owner, SET, documentId, { pictures: kept, revision: 1 }));
    const isUnused = ({ id }: { id: number }) =>
      cms.strapi.db.connection('file_visibility').where({ file_id: id });
    expect((await Promise.all(photos.map(isUnused))).map((rows) => rows.length)).toEqual([0, 1]);
    await api.remove(owner, SET, documentId);
    await emptyBin(cms);
    await removeUnusedFiles(cms.strapi, Date.now() + 31 * DAY_MS);
    expect(await Promise.all(photos.map(isThere))).toEqual([0, 0]);
  });
});

describe('A set that is older than a year', () => {
  const lastDay = () => firstCurrentDay(siteDay());
  const dayBefore = () => addDays(lastDay(), -1);

  test('is hidden from visitors until the owner confirms it', async () => {
    const current = await createSet({ takenOn: lastDay() });
    const old = await createSet({ takenOn: dayBefore() });
    const one = () => visitor(cms).graphql(`{ digitalSet(documentId: "${old.documentId}") { documentId } }`);
    const total = () =>
      visitor(cms).graphql<{ all: { pageInfo: { total: number } } }>(
        '{ all: digitalSets_connection { pageInfo { total } } }',
      );
    expect(await shownSets()).toContain(current.documentId);
    expect(await shownSets()).not.toContain(old.documentId);
    expect((await one()).data).toEqual({ digitalSet: null });
    const { all } = (await total()).data ?? {};
    expect(all?.pageInfo.total).toBe((await shownSets())?.length);
    expect((await visitor(cms).rest('GET', '/api/digital-sets')).text).not.toContain(old.documentId);
    expect((await owner.rest('GET', `/api/digital-sets/${old.documentId}`)).status).toBe(200);

    const stillTrueOn = siteDay();
    saved(await REST.update(owner, SET, old.documentId, { stillTrueOn, revision: 1 }));
    expect((await one()).data).toEqual({ digitalSet: { documentId: old.documentId } });
  });

  test('disappears at midnight in Nairobi, from cached pages too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const midnight = Date.parse('2027-05-03T21:00:00Z');
    vi.setSystemTime(midnight - 1);
    const { documentId } = await createSet({ takenOn: lastDay() });
    const version = async () => {
      const state = await (await visitor(cms).send('/api/site-state')).json();
      return (state as { contentVersion: string }).contentVersion;
    };
    const before = await version();
    expect(await shownSets()).toContain(documentId);
    vi.setSystemTime(midnight);
    expect(await shownSets()).not.toContain(documentId);
    expect(await version()).not.toBe(before);
  });

  test('is reported as shown or hidden to the owner only', async () => {
    await cms.strapi.db.query(SET.uid).deleteMany({});
    const [old, behind, shown] = [
      await createSet({ takenOn: dayBefore() }),
      await createSet({ takenOn: lastDay() }),
      await createSet(),
    ];
    const question = '{ sets: digitalSets(sort: ["takenOn:asc"]) { documentId state } }';
    expect((await owner.graphql<Sets>(question)).data?.sets).toEqual([
      { documentId: old.documentId, state: 'OLD' },
      { documentId: behind.documentId, state: 'BEHIND' },
      { documentId: shown.documentId, state: 'SHOWN' },
    ]);
    expect((await visitor(cms).graphql<Sets>(question)).failure?.name).toMatch(/Forbidden/i);
  });
});

describe('Captions', () => {
  test('are stored unchanged and sent so that browsers do not run them', async () => {
    const { status, file } = await uploadCaptions(`\uFEFF${CAPTIONS}`);
    expect(status).toBe(201);
    expect(file).toMatchObject({ mime: 'text/vtt', ext: '.vtt' });
    const answer = await visitor(cms).send(file?.url ?? '');
    expect(answer.headers.get('content-type')).toMatch(/^text\/vtt/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await answer.text()).toContain('She walks towards us.');
  });

  test('are refused with a message if no browser could show them', async () => {
    const none = 'This is not a WebVTT file. Export the captions as WebVTT (.vtt).';
    const cases: [Buffer | string, string, string | RegExp][] = [
      ['1\n00:00:00,000 --> 00:00:02,000\nShe walks', 'walk.srt', none],
      ['<html><script>alert(1)</script></html>', 'walk.vtt', none],
      ['WEBVTTED\n', 'walk.vtt', none],
      [Buffer.from(`${CAPTIONS}\0`), 'walk.vtt', none],
      ['WEBVTT\n\nno times', 'walk.vtt', /^The captions have no timings, such as/],
      [Buffer.from(`${CAPTIONS}caf\xe9`, 'latin1'), 'walk.vtt', /^The captions are not written in UTF-8/],
      [CAPTIONS, 'walk.txt', 'This file contains text/vtt data. Rename it so that it ends in .vtt.'],
      [`${CAPTIONS}${' '.repeat(1024 * 1024)}`, 'walk.vtt', /must be 1MB or smaller\.$/],
    ];
    for (const [content, name, sentence] of cases) {
      const { status, message } = await uploadCaptions(content, name);
      expect({ name, status }).toEqual({ name, status: 400 });
      if (typeof sentence === 'string') expect(message).toBe(sentence);
      else expect(message).toMatch(sentence);
    }
  });

  test('are accepted only where films are', async () => {
    const sent = await sendUpload(owner, CAPTIONS, 'walk.vtt', { fields: { kind: 'event' } });
    expect(sent.message).toBe('Only image files are allowed here.');
  });
});

test('come with clips of at most 100 MB, refused before they are sent', async () => {
  const { hostname, port } = new URL(cms.url);
  const headers = {
    ...passedOn(owner.address),
    ...owner.headers,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 200 * 1024 * 1024,
  };
  const answer = await new Promise<string>((resolve, reject) => {
    const sending = request({ hostname, port, path: '/api/upload', method: 'POST', headers });
    sending.on('error', reject).on('response', (response) => {
      response.on('data', (body) => resolve(`${response.statusCode} ${body}`));
      response.on('close', () => sending.destroy());
    });
    sending.flushHeaders();
  });
  expect(answer).toMatch(/^413/);
  expect(answer).toContain('The file must be 100MB or smaller.');
});
