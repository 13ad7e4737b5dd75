import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeUnusedFiles } from '../src/files/visibility/unused-files';
import { DAY_MS } from '../src/shared/days';
import { siteDay } from '../src/shared/site-clock';
import { APIS, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms, PANEL } from './support/boot-strapi';
import { Client, signIn, visitor } from './support/client';
import { buildBlogPost, buildMilestone, createMilestone } from './support/factories';
import { rightsOf, setRights, uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;
let cookie: string;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner, cookie } = await signIn(cms));
});
afterAll(() => cms.stop());

const FILE = 'plugin::upload.file';
const FORMATS = { accept: 'image/avif,image/webp,*/*' };

const status = async (path: string, headers = {}) => (await visitor(cms).send(path, { headers })).status;
const nameOf = (url: string) => url.slice('/uploads/'.length);
/** Statuses of a file and its smaller copy at their public address. */
const statuses = (url: string) =>
  Promise.all([url, `/uploads/small_${nameOf(url)}`].map((path) => status(path, FORMATS)));
const SHOWN = [200, 200];
const GONE = [404, 404];

const exists = (url: string) => existsSync(join(cms.strapi.dirs.static.public, url));
const rowOf = (id: number) => cms.strapi.db.query(FILE).findOne({ where: { id } });

async function inBin(documentId: string): Promise<{ id: number; title: string } | undefined> {
  const { data } = await owner.graphql<{
    bin: { entries: { id: number; documentId: string; title: string }[] };
  }>('{ bin(pageSize: 100) { entries { id documentId title } } }');
  return data?.bin.entries.find((entry) => entry.documentId === documentId);
}

const restore = (id: number | undefined) =>
  owner.graphql<{ back: { leftOut: object[] } }>(
    'mutation($id: Int!) { back: restoreFromBin(id: $id) { leftOut { name } } }',
    { id },
  );

const removeMedia = async (id: number) =>
  owner.graphql<object>('mutation($documentId: ID!) { deleteMediaFile(documentId: $documentId) }', {
    documentId: (await rightsOf(cms, id)).documentId,
  });

const replaceMedia = async (id: number, upload: number) =>
  owner.graphql<object>(
    `mutation($documentId: ID!, $upload: Int!) {
      replaceMediaFile(documentId: $documentId, upload: $upload) { documentId }
    }`,
    { documentId: (await rightsOf(cms, id)).documentId, upload },
  );

/** Returns the earliest stored version of an item. */
async function firstVersion(documentId: string): Promise<number> {
  const { data } = await owner.graphql<{ revisions: { entries: { id: number }[] } }>(
    'query($documentId: String!) { revisions(documentId: $documentId, pageSize: 50) { entries { id } } }',
    { documentId },
  );
  return data?.revisions.entries.at(-1)?.id ?? 0;
}

const restoreVersion = (id: number, revision: number) =>
  owner.graphql<{ restored: { leftOut: object[] } }>(
    'mutation($id: Int!, $revision: Int!) { restored: restoreRevision(id: $id, revision: $revision) { leftOut { name } } }',
    { id, revision },
  );

describe.each(APIS)('$name: a file whose last use is removed', (api) => {
  test('leaves its address with its copies, is shown to the owner, and is restored by History', async () => {
    const [first, second] = [await uploadPhoto(owner), await uploadPhoto(owner)];
    const made = await api.create(owner, NOUNS.milestone, buildMilestone({ image: first.id }));
    const { documentId } = saved(made);
    expect(await statuses(first.url)).toEqual(SHOWN);
    saved(await api.update(owner, NOUNS.milestone, documentId, { image: second.id, revision: 1 }));
    expect(await statuses(first.url)).toEqual(GONE);

    const version = await firstVersion(documentId);
    const { text } = await owner.graphql(`{ revision(id: ${version}) { fields { name after } } }`);
    const [address = ''] = /\/uploads\/[\w.]+/.exec(text) ?? [];
    expect(address).toContain(nameOf(first.url).split('.')[0]);
    expect([await status(address), await status(address, { cookie })]).toEqual([404, 200]);

    expect((await restoreVersion(version, 2)).data).toEqual({ restored: { leftOut: [] } });
    expect([await statuses(first.url), await statuses(second.url)]).toEqual([SHOWN, GONE]);
  });

  test('is kept for 30 days and then deleted', async () => {
    const { id, url } = await uploadPhoto(owner);
    const { documentId } = saved(await api.create(owner, NOUNS.milestone, buildMilestone({ image: id })));
    saved(await api.update(owner, NOUNS.milestone, documentId, { image: null, revision: 1 }));
    await removeUnusedFiles(cms.strapi, Date.now() + 29 * DAY_MS);
    expect(await rowOf(id)).not.toBeNull();
    await removeUnusedFiles(cms.strapi, Date.now() + 31 * DAY_MS);
    expect([await rowOf(id), exists(url)]).toEqual([null, false]);
  });

  test('leaves its address with a deleted item, and returns with the item', async () => {
    const [shown, named] = [await uploadPhoto(owner), await uploadPhoto(owner)];
    const post = buildBlogPost({ image: shown.id, content: `![a](${named.url})` });
    const { documentId } = saved(await api.create(owner, NOUNS.blogPost, post));
    await api.remove(owner, NOUNS.blogPost, documentId);
    expect([await statuses(shown.url), await statuses(named.url)]).toEqual([GONE, GONE]);
    expect((await restore((await inBin(documentId))?.id)).data).toEqual({ back: { leftOut: [] } });
    expect([await statuses(shown.url), await statuses(named.url)]).toEqual([SHOWN, SHOWN]);
  });
});

test('stays at its address while another item uses it', async () => {
  const { id, url } = await uploadPhoto(owner);
  const [one, other] = [await createMilestone(cms, { image: id }), await createMilestone(cms, { image: id })];
  await REST.remove(owner, NOUNS.milestone, one.documentId);
  expect(await statuses(url)).toEqual(SHOWN);
  await REST.remove(owner, NOUNS.milestone, other.documentId);
  expect(await statuses(url)).toEqual(GONE);
});

test('loses nothing when the second of two items is refused', async () => {
  const [one, other] = [await uploadPhoto(owner), await uploadPhoto(owner)];
  const [first, second] = [
    await createMilestone(cms, { image: one.id }),
    await createMilestone(cms, { image: other.id }),
  ];
  const dropImage = (documentId: string) =>
    cms.strapi.documents(NOUNS.milestone.uid).update({ documentId, data: { image: null } as never });
  await expect(
    cms.strapi.db.transaction(async () => {
      await dropImage(first.documentId);
      await dropImage(second.documentId);
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect([await statuses(one.url), await statuses(other.url)]).toEqual([SHOWN, SHOWN]);
});

test('is not looked at by a save that neither adds nor removes it', async () => {
  const { id } = await uploadPhoto(owner);
  const { documentId } = saved(await REST.create(owner, NOUNS.milestone, buildMilestone({ image: id })));
  const asked: string[] = [];
  const listen = ({ sql }: { sql: string }) => asked.push(sql);
  const locksOf = async (data: object) => {
    asked.length = 0;
    saved(await REST.update(owner, NOUNS.milestone, documentId, data));
    return asked.filter((sql) => /^select .id. from .files. where .id. in/.test(sql)).length;
  };
  cms.strapi.db.connection.on('query', listen);
  const renamed = await locksOf({ title: 'Renamed', revision: 1 });
  const sentWhole = await locksOf({ ...buildMilestone({ image: id }), revision: 2 });
  const emptied = await locksOf({ image: null, revision: 3 });
  cms.strapi.db.connection.off('query', listen);
  expect([renamed, sentWhole]).toEqual([0, 0]);
  expect(emptied, 'the filter finds such queries').toBe(1);
});

test('goes into the bin from Media through every API, and is restored with its rights', async () => {
  const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
  const panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
  const deletions: ((id: number) => Promise<unknown>)[] = [
    removeMedia,
    (id) => owner.rest('DELETE', `/api/upload/files/${id}`),
    (id) => panel.rest('DELETE', `/upload/files/${id}`),
  ];
  for (const remove of deletions) {
    const { id, url } = await uploadPhoto(owner);
    await setRights(cms, owner, id, { photographer: 'Wambui' });
    const { documentId, name } = await rowOf(id);
    await remove(id);
    expect(await statuses(url)).toEqual(GONE);
    const library = await panel.rest<{ results: { id: number }[] }>('GET', '/upload/files?pageSize=100');
    expect(library.text).toContain('results');
    expect(library.text).not.toContain(documentId);
    const entry = await inBin(documentId);
    expect(entry?.title).toBe(name);
    expect((await restore(entry?.id)).failure).toBeUndefined();
    expect(await statuses(url)).toEqual(SHOWN);
    expect(await rightsOf(cms, id)).toMatchObject({ photographer: 'Wambui' });
    expect(await inBin(documentId)).toBeUndefined();
  }
});

test('is deleted at once if it is deleted for good in Media', async () => {
  const { id, url } = await uploadPhoto(owner);
  const { documentId } = await rowOf(id);
  await removeMedia(id);
  await owner.graphql('mutation($id: Int!) { deleteForGood(id: $id) }', {
    id: (await inBin(documentId))?.id,
  });
  expect([await rowOf(id), exists(url)]).toEqual([null, false]);
  expect(await cms.strapi.db.connection('file_visibility').where({ file_id: id })).toEqual([]);
});

describe('A replaced file', () => {
  test('leaves its address, and the replacement can be undone and repeated', async () => {
    const [file, given] = [await uploadPhoto(owner), await uploadPhoto(owner)];
    await setRights(cms, owner, file.id, {
      photographer: 'Wambui',
      lastDay: siteDay(Date.now() + DAY_MS),
    });
    const { documentId } = await createMilestone(cms, { image: file.id });
    const shownUrl = async () =>
      (await cms.strapi.db.query(NOUNS.milestone.uid).findOne({ where: { documentId }, populate: ['image'] }))
        .image.url;
    await replaceMedia(file.id, given.id);
    expect([await shownUrl(), await statuses(file.url), await statuses(given.url)]).toEqual([
      given.url,
      GONE,
      SHOWN,
    ]);
    await setRights(cms, owner, file.id, { photographer: 'Otieno', lastDay: null });

    const former = await inBin((await rowOf(given.id)).documentId);
    expect(former?.title).toMatch(/ \(replaced\)$/);
    expect((await restore(former?.id)).failure).toBeUndefined();
    expect([await shownUrl(), await statuses(file.url), await statuses(given.url)]).toEqual([
      file.url,
      SHOWN,
      GONE,
    ]);
    expect(await rightsOf(cms, file.id)).toMatchObject({
      photographer: 'Wambui',
      lastDay: siteDay(Date.now() + DAY_MS),
    });

    const again = await inBin((await rowOf(given.id)).documentId);
    expect((await restore(again?.id)).failure).toBeUndefined();
    expect([await shownUrl(), await statuses(file.url)]).toEqual([given.url, GONE]);
    expect(await rightsOf(cms, file.id)).toMatchObject({ photographer: 'Otieno', lastDay: null });
  });

  test('returns with an earlier version, together with its last day', async () => {
    const [file, given] = [await uploadPhoto(owner), await uploadPhoto(owner)];
    const milestone = buildMilestone({ image: file.id });
    const { documentId } = saved(await REST.create(owner, NOUNS.milestone, milestone));
    await setRights(cms, owner, file.id, { lastDay: siteDay(Date.now() - DAY_MS) });
    await replaceMedia(file.id, given.id);
    await setRights(cms, owner, file.id, { lastDay: null });
    expect((await restoreVersion(await firstVersion(documentId), 1)).failure).toBeUndefined();
    const { image } = await cms.strapi.db
      .query(NOUNS.milestone.uid)
      .findOne({ where: { documentId }, populate: ['image'] });
    expect(image.url).toBe(file.url);
    expect(await status(file.url), 'its last day is over').toBe(410);
    expect(await status(file.url, { cookie })).toBe(200);
  });

  test('is never lost when two users replace it at once', async () => {
    const file = await uploadPhoto(owner);
    await createMilestone(cms, { image: file.id });
    const given = [await uploadPhoto(owner), await uploadPhoto(owner)];
    const answers = await Promise.all(given.map(({ id }) => replaceMedia(file.id, id)));
    expect(answers.map(({ failure }) => failure)).toEqual([undefined, undefined]);
    const urls = [file, ...given].map(({ url }) => url).sort();
    const ids = [file, ...given].map(({ id }) => id);
    const rows = await cms.strapi.db.query(FILE).findMany({ where: { id: { $in: ids } } });
    expect(rows.map(({ url }) => url).sort(), 'each content has its row').toEqual(urls);
    const { url: now } = rows.find(({ id }) => id === file.id);
    for (const url of urls) expect(await statuses(url), url).toEqual(url === now ? SHOWN : GONE);
  });

  test('is replaced once by one upload, even if two requests ask at once', async () => {
    const [one, other, given] = [
      await uploadPhoto(owner),
      await uploadPhoto(owner),
      await uploadPhoto(owner),
    ];
    for (const { id } of [one, other]) await createMilestone(cms, { image: id });
    const answers = await Promise.all([one, other].map(({ id }) => replaceMedia(id, given.id)));
    const failures = answers.flatMap(({ failure }) => failure?.message ?? []);
    expect(failures).toEqual([expect.stringContaining('Choose it again')]);
    const rows = await cms.strapi.db
      .query(FILE)
      .findMany({ where: { id: { $in: [one.id, other.id, given.id] } } });
    expect(new Set(rows.map(({ url }) => url)).size).toBe(3);
  });
});
