import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../src/shared/days';
import { siteDay } from '../src/shared/site-clock';
import { APIS, type Api, NOUNS, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { emptyBin } from './support/empty-bin';
import { createImageRow, createPortfolioItem } from './support/factories';
import { historyOf, restoreVersion } from './support/history';
import { pieceAt, restored } from './support/stories';
import { setRights, uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
beforeEach(async () => {
  for (const { documentId } of await cms.strapi.documents(NOUNS.portfolioItem.uid).findMany({}))
    await cms.strapi.documents(NOUNS.portfolioItem.uid).delete({ documentId });
  await emptyBin(cms);
});
afterAll(() => cms.stop());

const FILE = 'plugin::upload.file';

const picture = () => createImageRow(cms);
const film = () => createImageRow(cms, { name: 'walk.mp4', ext: '.mp4', mime: 'video/mp4' });
const captions = () => createImageRow(cms, { name: 'walk.vtt', ext: '.vtt', mime: 'text/vtt' });
const pictures = (count: number) => Promise.all(Array.from({ length: count }, picture));
const framesOf = (files: readonly number[]) => files.map((file) => ({ file }));
const end = (file: number) => setRights(cms, owner, file, { lastDay: siteDay(Date.now() - DAY_MS) });

const nameOf = async (id: number): Promise<string> =>
  (await cms.strapi.db.query(FILE).findOne({ where: { id } })).name;
const namesOf = (ids: readonly number[]) => Promise.all(ids.map(nameOf));
const titlesOf = (items: { title: string }[] = []) => items.map(({ title }) => title);

async function listed(client = visitor(cms)): Promise<string[]> {
  const { data } = await client.graphql<{ items: { title: string }[] }>(
    '{ items: portfolioItems(sort: ["title"]) { title } }',
  );
  return titlesOf(data?.items);
}

describe.each(APIS)('$name: the frames of a story', (api: Api) => {
  const add = (fields: object) => api.create(owner, NOUNS.portfolioItem, { title: 'Runway', ...fields });

  test('are shown in the order of the owner, with posters and captions', async () => {
    const [image, ...others] = await pictures(3);
    const [walk, poster, words] = [await film(), await picture(), await captions()];
    const frames = [...framesOf(others), { file: walk, poster, captions: words }];
    const { documentId, revision } = saved(await add({ image, frames }));
    const shown = (await pieceAt(cms, 'runway'))?.item;
    expect(shown).toMatchObject({ pictureCount: 3, filmCount: 1, image: { name: await nameOf(image ?? 0) } });
    expect(shown?.frames.map(({ file }) => file.name)).toEqual(await namesOf([...others, walk]));
    expect(shown?.frames[2]).toMatchObject({
      poster: { name: await nameOf(poster) },
      captions: { name: 'walk.vtt' },
    });
    const turned = [...frames].reverse();
    saved(await api.update(owner, NOUNS.portfolioItem, documentId, { frames: turned, revision }));
    const names = (await pieceAt(cms, 'runway'))?.item.frames.map(({ file }) => file.name);
    expect(names).toEqual(await namesOf([walk, ...[...others].reverse()]));
  });

  test('are at most 30', async () => {
    const files = await pictures(31);
    const { failure } = await add({ frames: framesOf(files) });
    expect(failure).toMatchObject({
      message: 'A story has at most 30 frames.',
      details: { code: 'STORY_TOO_LONG', field: 'frames' },
    });
    saved(await add({ image: files[30], frames: framesOf(files.slice(0, 30)) }));
    expect((await pieceAt(cms, 'runway'))?.item.pictureCount).toBe(31);
  });

  test('have a file of the right sort', async () => {
    const refused = async (frame: object) => (await add({ frames: [frame] })).failure?.message;
    expect(await refused({ file: 999_999 })).toBe('Frame 1 has no file. Choose a file or remove the frame.');
    expect(await refused({})).toBe('Frame 1 has no file. Choose a file or remove the frame.');
    expect(await refused({ file: await captions() })).toBe('Choose an image or a video.');
    expect(await refused({ file: await film(), poster: await film() })).toBe('Choose an image.');
    expect(await refused({ file: await film(), captions: await picture() })).toMatch(/WebVTT/);
  });

  test('name their files in every form that Strapi accepts', async () => {
    const files = await pictures(3);
    const { documentId } = await cms.strapi.db.query(FILE).findOne({ where: { id: files[2] } });
    const forms = api.name === 'REST' ? [{ connect: [files[0]] }, { id: files[1] }] : files.slice(0, 2);
    saved(await add({ frames: [...forms, documentId].map((file) => ({ file })) }));
    const names = (await pieceAt(cms, 'runway'))?.item.frames.map(({ file }) => file.name);
    expect(names).toEqual(await namesOf(files));
  });

  test('are none when null is sent', async () => {
    saved(await add({ image: await picture(), frames: null }));
    expect((await pieceAt(cms, 'runway'))?.item.frames).toEqual([]);
  });

  test('have posters and captions only as films', async () => {
    for (const [part, file] of [
      ['poster', await picture()] as const,
      ['captions', await captions()] as const,
    ])
      expect((await add({ frames: [{ file: await picture(), [part]: file }] })).failure).toMatchObject({
        message: 'Frame 1 is an image. Only films have a poster and captions.',
        details: { code: 'FRAME_IS_IMAGE', field: `frames.0.${part}` },
      });
  });

  test('stay images when only a poster is sent for a stored one', async () => {
    const item = saved(await add({ frames: [{ file: await picture() }] }));
    const [stored] = (
      await cms.strapi.db
        .query(NOUNS.portfolioItem.uid)
        .findOne({ where: { documentId: item.documentId }, populate: ['frames'] })
    ).frames;
    for (const [part, file] of [
      ['poster', await picture()] as const,
      ['captions', await captions()] as const,
    ]) {
      const frames = [{ id: String(stored.id), [part]: file }];
      const { failure } = await api.update(owner, NOUNS.portfolioItem, item.documentId, {
        frames,
        revision: item.revision,
      });
      expect(failure?.details).toMatchObject({ code: 'FRAME_IS_IMAGE', field: `frames.0.${part}` });
    }
    const clip = saved(await add({ frames: [{ file: await film(), poster: await picture() }] }));
    const [stays] = (
      await cms.strapi.db
        .query(NOUNS.portfolioItem.uid)
        .findOne({ where: { documentId: clip.documentId }, populate: ['frames'] })
    ).frames;
    const { failure } = await api.update(owner, NOUNS.portfolioItem, clip.documentId, {
      frames: [{ id: String(stays.id), file: await picture() }],
      revision: clip.revision,
    });
    expect(failure?.details).toMatchObject({ code: 'FRAME_IS_IMAGE', field: 'frames.0.poster' });
  });

  test('do not repeat the cover, named by its number, its documentId or not at all', async () => {
    const [image = 0, other = 0] = await pictures(2);
    const { documentId: sameImage } = await cms.strapi.db.query(FILE).findOne({ where: { id: image } });
    const item = saved(await add({ image: other }));
    const refused = {
      message: 'Frame 1 is also the cover. Remove it from the frames or choose another cover.',
      details: { code: 'FRAME_IS_COVER', field: 'frames.0.file', params: { position: 1 } },
    };
    for (const [cover, file] of [
      [image, image],
      [image, sameImage],
      [sameImage, image],
    ])
      expect((await add({ image: cover, frames: [{ file }] })).failure).toMatchObject(refused);
    const { failure } = await api.update(owner, NOUNS.portfolioItem, item.documentId, {
      frames: [{ file: other }],
      revision: item.revision,
    });
    expect(failure).toMatchObject(refused);
  });

  test('of an earlier version come back without those whose file is gone', async () => {
    const [image, gone = 0, kept = 0] = await pictures(3);
    const first = saved(await add({ image, frames: framesOf([gone, kept]) }));
    const change = { title: 'Later', frames: framesOf([kept]), revision: first.revision };
    const { revision } = saved(await api.update(owner, NOUNS.portfolioItem, first.documentId, change));
    await cms.strapi.db.query(FILE).delete({ where: { id: gone } });
    const { entries } = await historyOf(owner, first.documentId);
    const { data } = await restoreVersion(owner, { id: entries.at(-1)?.id ?? 0, revision });
    expect(data?.leftOut).toEqual([{ field: 'file', name: expect.any(String) }]);
    const item = (await pieceAt(cms, 'runway'))?.item;
    expect([item?.title, ...(item?.frames.map(({ file }) => file.name) ?? [])]).toEqual([
      'Runway',
      await nameOf(kept),
    ]);
  });

  test('of two tabs are not mixed: the second save is told', async () => {
    const { documentId, revision } = saved(await add({ frames: framesOf(await pictures(2)) }));
    const save = async () =>
      api.update(owner, NOUNS.portfolioItem, documentId, { frames: framesOf(await pictures(1)), revision });
    saved(await save());
    expect((await save()).failure?.name).toBe('ConflictError');
  });

  test('may be pictures of the comp card', async () => {
    const [image, frame] = await pictures(2);
    saved(await add({ image, frames: [{ file: frame }] }));
    const card = await cms.strapi.documents(NOUNS.compCard.uid).findFirst({});
    if (!card) await cms.strapi.documents(NOUNS.compCard.uid).create({ data: {} });
    const { revision } = (await cms.strapi.documents(NOUNS.compCard.uid).findFirst({})) ?? {};
    saved(await api.update(owner, NOUNS.compCard, '', { pictures: [{ image: frame }], revision }));
  });

  test('are uses of their files, which are hidden when the last one ends', async () => {
    const [{ id }, other] = [await uploadPhoto(owner), await picture()];
    const { documentId, revision } = saved(await add({ image: other, frames: [{ file: id }] }));
    const refused = await owner.rest('DELETE', `/api/upload/files/${id}`);
    expect(refused.failure?.message).toContain('“Runway”');
    saved(await api.update(owner, NOUNS.portfolioItem, documentId, { frames: [], revision }));
    expect(await cms.strapi.db.connection('file_visibility').where({ file_id: id })).toHaveLength(1);
  });

  test('come back with their story from the bin', async () => {
    const [image, frame] = await pictures(2);
    const walk = { file: await film(), poster: await picture(), captions: await captions() };
    const { documentId } = saved(await add({ image, frames: [{ file: frame }, walk] }));
    const before = await pieceAt(cms, 'runway');
    await api.remove(owner, NOUNS.portfolioItem, documentId);
    expect((await restored(cms, owner, documentId)).failure).toBeUndefined();
    expect(await pieceAt(cms, 'runway')).toEqual(before);
  });
});

test('the frames of many items are read with as few queries as those of one', async () => {
  const queriesFor = async () => {
    const queries: string[] = [];
    // Background work queries other tables meanwhile.
    const count = ({ sql }: { sql: string }) => {
      if (sql.includes('portfolio_frames')) queries.push(sql);
    };
    cms.strapi.db.connection.on('query', count);
    const { failure } = await visitor(cms).graphql(
      '{ portfolioItems(pagination: { limit: 100 }) { title frames { file { url } poster { url } } } }',
    );
    cms.strapi.db.connection.off('query', count);
    expect(failure).toBeUndefined();
    return queries.length;
  };
  const add = async (title: string) =>
    createPortfolioItem(cms, { title, image: await picture(), frames: framesOf(await pictures(2)) });
  await add('One');
  // The first request of a process may read what later ones remember.
  await queriesFor();
  const forOne = await queriesFor();
  for (let number = 2; number <= 8; number += 1) await add(`Number ${number}`);
  // Strapi reads a created item again after its commit, at times while the list is read.
  const forMany = [await queriesFor(), await queriesFor(), await queriesFor()];
  expect(Math.min(...forMany)).toBe(forOne);
});

describe('A story whose rights end', () => {
  const story = async (fields: object) =>
    createPortfolioItem(cms, { title: 'Story', category: 'Ended', ...fields });
  const cover = async () => (await pieceAt(cms, 'story'))?.item.cover?.name;

  test('loses only the frame', async () => {
    const [image, kept, gone] = await pictures(3);
    await story({ image, frames: framesOf([gone ?? 0, kept ?? 0]) });
    await end(gone ?? 0);
    const piece = await pieceAt(cms, 'story');
    expect(piece?.item).toMatchObject({
      pictureCount: 2,
      filmCount: 0,
      frames: [{ file: { name: await nameOf(kept ?? 0) } }],
    });
    expect((await pieceAt(cms, 'story', owner))?.item.pictureCount).toBe(3);
  });

  test('has its first remaining picture as cover when the rights of the cover end', async () => {
    const [image = 0, second = 0] = await pictures(2);
    const walk = { file: await film(), poster: await picture() };
    await story({ image, frames: [walk, { file: second }] });
    expect(await cover()).toBe(await nameOf(image));
    await end(image);
    expect(await cover()).toBe(await nameOf(second));
    expect((await pieceAt(cms, 'story'))?.item.image).toBeNull();
    await end(second);
    expect(await cover()).toBe(await nameOf(walk.poster));
    expect(await listed()).toEqual(['Story']);
  });

  test('is not shown without a visible frame, and comes back by itself', async () => {
    const [image = 0, frame = 0] = await pictures(2);
    await story({ image, frames: [{ file: frame }] });
    await createPortfolioItem(cms, { title: 'Other', image: await picture() });
    const categories = async () =>
      (await visitor(cms).graphql('{ portfolioCategories { name count } }')).data;
    expect(await categories()).toEqual({ portfolioCategories: [{ name: 'Ended', count: 1 }] });
    for (const file of [image, frame]) await end(file);
    expect(await listed()).toEqual(['Other']);
    expect(await pieceAt(cms, 'story')).toBeNull();
    expect((await pieceAt(cms, 'other'))?.next).toBeNull();
    expect(await categories()).toEqual({ portfolioCategories: [] });
    expect(await listed(owner)).toEqual(['Other', 'Story']);
    await setRights(cms, owner, frame, { lastDay: siteDay() });
    expect((await pieceAt(cms, 'story'))?.item).toMatchObject({
      pictureCount: 1,
      cover: { name: await nameOf(frame) },
    });
  });
});

describe('A story without an image', () => {
  test('begins with its film, whose poster is the cover', async () => {
    const poster = await picture();
    const frames = [{ file: await film(), poster }, { file: await picture() }];
    await createPortfolioItem(cms, { title: 'Film first', frames });
    expect((await pieceAt(cms, 'film-first'))?.item).toMatchObject({
      image: null,
      cover: { name: await nameOf(poster) },
      pictureCount: 1,
      filmCount: 1,
    });
  });

  test('is hidden while its only film has no poster', async () => {
    await createPortfolioItem(cms, { title: 'No poster', frames: [{ file: await film() }] });
    expect(await listed()).toEqual([]);
    expect(await listed(owner)).toEqual(['No poster']);
  });
});

describe('The neighbours of a piece', () => {
  test('follow the order of the portfolio, without hidden pieces', async () => {
    for (const title of ['Oldest', 'Older', 'Hidden', 'Newest'])
      await createPortfolioItem(cms, { title, image: title === 'Hidden' ? null : await picture() });
    const around = async (slug: string) => {
      const piece = await pieceAt(cms, slug);
      return [piece?.previous?.title, piece?.next?.title];
    };
    expect(await around('older')).toEqual(['Newest', 'Oldest']);
    expect(await around('newest')).toEqual([undefined, 'Older']);
    const { documentId } = await cms.strapi.db
      .query(NOUNS.portfolioItem.uid)
      .findOne({ where: { slug: 'oldest' } });
    const { data } = await owner.graphql<{ portfolioOrder: { version: number } }>(
      '{ portfolioOrder { version } }',
    );
    await owner.graphql(
      `mutation($id: ID!, $version: Int!) {
         movePortfolioItems(documentIds: [$id], place: FIRST, version: $version) { version } }`,
      { id: documentId, version: data?.portfolioOrder.version },
    );
    expect(await around('oldest')).toEqual([undefined, 'Newest']);
    expect(await around('older')).toEqual(['Newest', undefined]);
  });
});
