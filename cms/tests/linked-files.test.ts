import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS, NOUNS, REST, saved } from './support/apis';
import { attempt, type NounName, stored } from './support/attempt';
import { type BootedCms, bootCms, PANEL } from './support/boot-strapi';
import { Client, signIn, visitor } from './support/client';
import { createImageRow, createSingles } from './support/factories';
import { photo, plainPng, sendUpload, uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  await createSingles(cms);
});
afterAll(() => cms.stop());

const VIDEO = { mime: 'video/mp4', ext: '.mp4' };
const FILE = 'plugin::upload.file';

describe.each(APIS)('$name: a linked file', (api) => {
  const link = (name: NounName, fields: object) => attempt(cms, owner, api, name, fields);

  test.each([
    ['portfolioItem', 'image'],
    ['blogPost', 'image'],
    ['milestone', 'image'],
    ['event', 'image'],
    ['hero', 'portraitImage'],
    ['hero', 'shareImage'],
  ] as const)('must not be a video for a picture of %s', async (name, field) => {
    const { failure } = await link(name, { [field]: await createImageRow(cms, VIDEO) });
    expect(failure).toMatchObject({
      name: 'ValidationError',
      message: 'Choose an image.',
      details: { field },
    });
  });

  test('must not be a video for a picture of a component', async () => {
    const modelImage = await createImageRow(cms, VIDEO);
    const part = { title: 'Model', image: modelImage };
    const { failure } = await link('roleProfiles', { profiles: [part] });
    expect(failure?.message).toBe('Choose an image.');
  });

  test('may be a picture or a video for a project', async () => {
    for (const [type, fields] of [
      ['image', {}],
      ['video', VIDEO],
    ] as const) {
      const project = saved(await link('project', { media: await createImageRow(cms, fields) }));
      expect((await stored(cms, 'project', project)).mediaType).toBe(type);
    }
    const sound = await createImageRow(cms, { mime: 'audio/mpeg', ext: '.mp3' });
    expect((await link('project', { media: sound })).failure?.message).toBe('Choose an image or a video.');
  });

  test('must not be too large for this field, wherever it was sent for', async () => {
    const large = (kind: string) =>
      createImageRow(cms, { size: 6000, provider_metadata: { uploadedFor: kind } });
    expect((await link('milestone', { image: await large('portfolio') })).failure?.message).toBe(
      'The image must be 5MB or smaller.',
    );
    saved(await link('portfolioItem', { image: await large('portfolio') }));
    // A file small enough when sent may grow when its metadata is removed.
    saved(await link('milestone', { image: await large('milestone') }));
  });

  test('may stay linked if it is linked already', async () => {
    const image = await createImageRow(cms);
    const milestone = saved(await link('milestone', { image }));
    const again = await api.update(owner, NOUNS.milestone, milestone.documentId, { image, revision: 1 });
    expect(again.failure).toBeUndefined();
  });
});

test('is checked in REST however it is named', async () => {
  const id = await createImageRow(cms, VIDEO);
  const { documentId } = await cms.strapi.db.query(FILE).findOne({ where: { id } });
  const image = await createImageRow(cms);
  const ways = [String(id), [id], { id }, { documentId }, documentId, { set: [id] }, { connect: [{ id }] }];
  for (const way of [...ways, { id: image, documentId }, `${id}.0`, ` ${id}`, [[id]], { set: { id } }]) {
    const { status } = await attempt(cms, owner, REST, 'event', { image: way });
    expect({ way, status }).toEqual({ way, status: 400 });
  }
  const links = cms.strapi.db.connection('files_related_mph').where({ file_id: id });
  expect(await links).toEqual([]);
});

describe('A replacement of a file', () => {
  test("must have the same format in the owner's API", async () => {
    const { id } = await uploadPhoto(owner);
    const path = `/api/upload?id=${id}`;
    const { status, message } = await sendUpload(owner, await plainPng(), 'other.png', { path });
    expect(status).toBe(400);
    expect(message).toBe('Choose a file in the same format as the current one (image/jpeg).');
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await photo('jpeg'))]), 'same.jpg');
    expect((await owner.send(path, { method: 'POST', body: form })).status).toBe(200);
  });
});

test('cannot be fetched from an address by the panel', async () => {
  const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
  const panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
  for (const path of ['/upload/actions/upload-from-urls', '/Upload/actions/upload-from-urls/']) {
    const { status, failure } = await panel.rest('POST', path, { urls: [`${cms.url}/favicon.ico`] });
    expect(status).toBe(403);
    expect(failure?.message).toBe('Files cannot be uploaded from a web address. Upload the file itself.');
    expect((await visitor(cms).rest('POST', path, {})).status).toBe(401);
  }
});
