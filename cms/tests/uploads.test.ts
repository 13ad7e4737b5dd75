import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms, PANEL } from './support/boot-strapi';
import { Client, signIn, visitor } from './support/client';
import { emptyBin } from './support/empty-bin';
import { buildMilestone, buildProject, createBlogPost, createMilestone } from './support/factories';
import {
  animatedGif,
  padded,
  photo,
  plainPng,
  type StoredFile,
  sendUpload,
  type UploadOptions,
  video,
} from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const upload = (
  content: Buffer | string,
  name: string,
  { client = owner, ...options }: UploadOptions & { client?: Client } = {},
) => sendUpload(client, content, name, options);

const uploadsFolder = () => join(cms.strapi.dirs.static.public, 'uploads');
const onDisk = (url: string) => join(cms.strapi.dirs.static.public, url);
const fileCount = () => cms.strapi.db.query('plugin::upload.file').count();
const isShown = async (url: string) => (await visitor(cms).send(url)).status === 200;
const exists = (url: string) => readdirSync(uploadsFolder()).includes(url.replace('/uploads/', ''));

describe('An upload', () => {
  const ACCEPTED = 'Choose a JPG, PNG, WEBP or GIF image, or an MP4, MOV or WEBM video.';
  const DAMAGED = 'The image is damaged and cannot be read. Choose another one.';

  test.each(['jpeg', 'png', 'webp'] as const)(
    'of %s is stored with its size under a generated name',
    async (format) => {
      const extension = format === 'jpeg' ? '.jpg' : `.${format}`;
      const { status, file } = await upload(await photo(format), `Mine${extension}`);
      expect(status).toBe(201);
      expect(file).toMatchObject({ mime: `image/${format}`, ext: extension, width: 800, height: 600 });
      expect(file?.url).toMatch(/^\/uploads\/[\w-]+\.\w+$/);
      expect(Object.keys(file?.formats ?? {})).toEqual(
        expect.arrayContaining(['thumbnail', 'small', 'medium']),
      );
    },
  );

  test('of an animated GIF stays animated', async () => {
    const { file } = await upload(await animatedGif(), 'wave.gif');
    expect((await sharp(onDisk(file?.url ?? ''), { animated: true }).metadata()).pages).toBe(2);
  });

  test('is refused if it is not a picture, whatever its name and type', async () => {
    const png = await plainPng();
    const cases: [Buffer | string, string, string | RegExp][] = [
      ['<html><script>alert(1)</script></html>', 'page.png', ACCEPTED],
      ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'drawing.png', ACCEPTED],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.svg', ACCEPTED],
      ['#!/bin/sh', 'run.jpg', ACCEPTED],
      ['%PDF-1.7', 'paper.pdf', ACCEPTED],
      ['', 'empty.png', /./],
      [png, 'picture.xhtml', 'This file contains image/png data. Rename it so that it ends in .png.'],
      [png, 'picture.jpg', 'This file contains image/png data. Rename it so that it ends in .png.'],
      [png, 'picture.png.html', 'This file contains image/png data. Rename it so that it ends in .png.'],
      [png, 'picture', 'This file contains image/png data. Rename it so that it ends in .png.'],
      [png.subarray(0, png.length - 30), 'half.png', DAMAGED],
      [(await photo('jpeg')).subarray(0, 900), 'half.jpg', DAMAGED],
      [Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<script>')]), 'polyglot.gif', DAMAGED],
    ];
    const before = [await fileCount(), readdirSync(uploadsFolder()).length];
    for (const [content, name, sentence] of cases) {
      const { status, message } = await upload(content, name, { type: 'image/png' });
      expect({ name, status }).toEqual({ name, status: 400 });
      if (typeof sentence === 'string') expect(message, name).toBe(sentence);
      else expect(message, name).toMatch(sentence);
    }
    expect([await fileCount(), readdirSync(uploadsFolder()).length]).toEqual(before);
  });

  test('is refused if a small file unpacks to more than 40 megapixels', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const { status, message } = await upload(bomb, 'bomb.png');
    expect(status).toBe(400);
    expect(message).toBe('The image has more than 40 megapixels. Choose a smaller one.');
  });

  test('with an odd name succeeds, and the name never becomes a path', async () => {
    const png = await plainPng();
    for (const name of [
      '../../evil.png',
      '<img onerror=1>.png',
      'a\u202Egnp.png',
      `${'x'.repeat(300)}.png`,
      'con.png',
    ]) {
      const { status, file } = await upload(png, name);
      expect([201, 400], name).toContain(status);
      if (file) expect(exists(file.url)).toBe(true);
    }
  });
});

describe('The size limit of a kind', () => {
  test('is 5 MB for images of milestones, posts and events, 10 MB for the portfolio and projects', async () => {
    const [six, eleven] = [padded(await photo('jpeg'), 6), padded(await photo('jpeg'), 11)];
    for (const kind of ['milestone', 'blog', 'event']) {
      const { status, message } = await upload(six, 'six.jpg', { fields: { kind } });
      expect({ kind, status }).toEqual({ kind, status: 400 });
      expect(message).toBe('The image must be 5MB or smaller.');
    }
    for (const fields of [{ kind: 'unknown' }, {}]) {
      const { status, message } = await upload(six, 'six.jpg', { fields: fields as Record<string, string> });
      expect({ fields, status, message }).toEqual({
        fields,
        status: 400,
        message: 'The image must be 5MB or smaller.',
      });
    }
    for (const fields of [{ kind: 'portfolio' }, { kind: 'project' }]) {
      const { status, message } = await upload(eleven, 'eleven.jpg', {
        fields,
      });
      expect({ fields, status }).toEqual({ fields, status: 400 });
      expect(message).toBe('The image must be 10MB or smaller.');
    }
    expect((await upload(six, 'six.jpg', { fields: { kind: 'portfolio' } })).status).toBe(201);
  });

  test('allows videos for stories, projects and digitals only', async () => {
    const clip = video(50_000);
    for (const kind of ['milestone', 'blog', 'event', 'post', 'page']) {
      const { status, message } = await upload(clip, 'clip.mp4', { fields: { kind } });
      expect({ kind, status, message }).toEqual({
        kind,
        status: 400,
        message: 'Only image files are allowed here.',
      });
    }
    for (const kind of ['portfolio', 'project', 'digital']) {
      const { status, file } = await upload(clip, 'clip.mp4', { fields: { kind } });
      expect({ kind, status, mime: file?.mime }).toEqual({ kind, status: 201, mime: 'video/mp4' });
    }
  });

  test('goes with a media type that follows the file', async () => {
    const clip = (await upload(video(50_000), 'clip.mp4')).file;
    const data = buildProject({ media: clip?.id, mediaType: 'image' });
    const { documentId } = saved(await REST.create(owner, NOUNS.project, data));
    const row = await cms.strapi.db.query('api::project.project').findOne({ where: { documentId } });
    expect(row.mediaType).toBe('video');
  });
});

describe('Location and camera of a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('are removed from a %s and all its copies', async (format) => {
    const original = await photo(format);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { file } = await upload(original, `photo.${format === 'jpeg' ? 'jpg' : format}`);
    const urls = [file?.url ?? '', ...Object.values(file?.formats ?? {}).map(({ url }) => url)];
    expect(urls.length).toBeGreaterThan(2);
    for (const url of urls) {
      const { exif, xmp, iptc } = await sharp(onDisk(url)).metadata();
      expect({ exif, xmp, iptc }, url).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
      expect(readFileSync(onDisk(url)).includes('secret'), url).toBe(false);
    }
  });

  test('are removed, and a photo taken upright is stored upright', async () => {
    const sideways = await sharp(await photo('jpeg'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { file } = await upload(sideways, 'sideways.jpg');
    expect([file?.width, file?.height]).toEqual([600, 800]);
  });
});

describe('Anonymous uploads', () => {
  const MARKER = 'left-behind-by-a-test';

  /** Temporary files with our content, wherever the body parser stores them. */
  const leftBehind = () =>
    readdirSync(tmpdir()).filter((name) => {
      const path = join(tmpdir(), name);
      const entry = statSync(path, { throwIfNoEntry: false });
      return entry?.isFile() && entry.size < 10_000 && readFileSync(path).includes(MARKER);
    });

  test('are refused before they are written: 401 at the upload, 415 elsewhere', async () => {
    const cases: [string, number][] = [
      ['/api/upload', 401],
      ['/api/upload?id=1', 401],
      ['/upload', 401],
      ['/api/events', 415],
      ['/api/auth/local', 415],
      ['/graphql', 415],
      ['/upload/files/1/replace', 415],
      ['/nowhere', 415],
    ];
    for (const [path, expected] of cases) {
      const { status } = await upload(MARKER, 'x.png', { client: visitor(cms), path });
      expect({ path, status }).toEqual({ path, status: expected });
    }
    const forged = new Client(cms.url, { authorization: 'Bearer forged' });
    expect((await upload(MARKER, 'x.png', { client: forged })).status).toBe(401);
    expect((await upload(MARKER, 'x.png', { client: forged, path: '/upload' })).status).toBe(401);
    // Strapi removes its temporary files asynchronously.
    await expect.poll(leftBehind).toEqual([]);
  });

  test('leave nothing behind, nor does a refused upload of the owner in any field', async () => {
    await upload(MARKER, 'x.png');
    const form = new FormData();
    form.append('another', new Blob([MARKER]), 'x.png');
    const { status } = await owner.send('/api/upload', { method: 'POST', body: form });
    expect(status).toBe(400);
    const two = new FormData();
    for (const name of ['a.png', 'b.png']) two.append('files', new Blob([MARKER]), name);
    expect((await owner.send('/api/upload', { method: 'POST', body: two })).status).toBe(400);
    await expect.poll(leftBehind).toEqual([]);
  });
});

describe('The description of an upload', () => {
  test('cannot link it by ref, refId and field', async () => {
    const { documentId } = await createMilestone(cms);
    const row = await cms.strapi.db.query('api::milestone.milestone').findOne({ where: { documentId } });
    for (const ref of ['api::milestone.milestone', 'admin::user', 'plugin::users-permissions.user']) {
      const fields = { ref, refId: String(row.id), field: 'image' };
      const { status, file } = await upload(await plainPng(), 'linked.png', { fields });
      expect([201, 400]).toContain(status);
      const links = await cms.strapi.db.connection('files_related_mph').where({ file_id: file?.id ?? 0 });
      expect(links).toEqual([]);
    }
  });

  test('is stored with it, and changed without sending it again', async () => {
    const fileInfo = JSON.stringify({ alternativeText: 'A look in blue', caption: 'Kisumu' });
    const { file } = await upload(await plainPng(), 'described.png', { fields: { fileInfo } });
    expect(file?.alternativeText).toBe('A look in blue');
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ alternativeText: 'A look in navy' }));
    const response = await owner.send(`/api/upload?id=${file?.id}`, { method: 'POST', body: form });
    expect(response.status).toBe(200);
    const row = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id: file?.id } });
    expect(row.alternativeText).toBe('A look in navy');
  });

  test('follows the same rules in the panel', async () => {
    const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
    const panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
    expect((await upload('<html>', 'page.png', { client: panel, path: '/upload' })).status).toBe(400);
    expect((await upload(await plainPng(), 'fine.png', { client: panel, path: '/upload' })).status).toBe(201);
  });
});

describe('Unused files', () => {
  const picture = async () => (await upload(await plainPng(), 'picture.png')).file as StoredFile;

  test('are deleted once their item has left the bin or has another file or none', async () => {
    const [first, second, third] = [await picture(), await picture(), await picture()];
    const { documentId } = saved(
      await REST.create(owner, NOUNS.milestone, buildMilestone({ image: first.id })),
    );
    saved(await REST.update(owner, NOUNS.milestone, documentId, { image: second.id, revision: 1 }));
    expect([await isShown(first.url), await isShown(second.url)]).toEqual([false, true]);
    saved(await REST.update(owner, NOUNS.milestone, documentId, { title: 'Same picture', revision: 2 }));
    expect(await isShown(second.url)).toBe(true);
    saved(await REST.update(owner, NOUNS.milestone, documentId, { image: null, revision: 3 }));
    expect(await isShown(second.url)).toBe(false);
    saved(await REST.update(owner, NOUNS.milestone, documentId, { image: third.id, revision: 4 }));
    await REST.remove(owner, NOUNS.milestone, documentId);
    const isStored = async () =>
      (await cms.strapi.db.query('plugin::upload.file').count({ where: { id: third.id } })) > 0;
    expect([await isShown(third.url), await isStored()], 'the item is in the bin').toEqual([false, true]);
    await emptyBin(cms);
    expect(await isStored()).toBe(false);
  });

  test('are kept if another item, a published post or Markdown uses them', async () => {
    const [shared, shown] = [await picture(), await picture()];
    const milestone = saved(await REST.create(owner, NOUNS.milestone, buildMilestone({ image: shared.id })));
    const other = saved(await REST.create(owner, NOUNS.milestone, buildMilestone({ image: shared.id })));
    await REST.remove(owner, NOUNS.milestone, milestone.documentId);
    await emptyBin(cms);
    expect(await isShown(shared.url)).toBe(true);
    await REST.remove(owner, NOUNS.milestone, other.documentId);
    await emptyBin(cms);
    expect(await isShown(shared.url)).toBe(false);

    await createBlogPost(cms, { content: `Look: ![blue](${shown.url})` });
    const post = await createBlogPost(cms, { image: shown.id });
    await REST.remove(owner, NOUNS.blogPost, post.documentId);
    await emptyBin(cms);
    expect(await isShown(shown.url)).toBe(true);
  });

  test('are not deleted by a refused save', async () => {
    const [kept, next] = [await picture(), await picture()];
    const { documentId } = saved(
      await REST.create(owner, NOUNS.milestone, buildMilestone({ image: kept.id })),
    );
    const { status } = await REST.update(owner, NOUNS.milestone, documentId, { image: next.id, revision: 9 });
    expect(status).toBe(409);
    expect(await isShown(kept.url)).toBe(true);
  });
});
