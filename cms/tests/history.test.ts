import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearOldRevisions } from '../src/content/history/versions';
import { APIS, GRAPHQL, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms, OWNER, PANEL } from './support/boot-strapi';
import { Client, signIn, visitor } from './support/client';
import {
  buildBlogPost,
  buildMilestone,
  createImageRow,
  createMilestone,
  createSingles,
  createVolunteer,
} from './support/factories';
import { compareVersion, historyOf, restoreVersion } from './support/history';

let cms: BootedCms;
let owner: Client;
let panel: Client;

beforeAll(async () => {
  cms = await bootCms();
  await createSingles(cms);
  ({ owner } = await signIn(cms));
  const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
  panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
});
afterAll(() => cms.stop());

const TABLE = 'revisions';

async function fieldOf(id: number | undefined, name: string) {
  const { data } = await compareVersion(owner, id);
  return data?.revision?.fields.find((field) => field.name === name);
}

const panelSave = async (documentId: string, data: object) => {
  const path = `/content-manager/collection-types/${NOUNS.blogPost.uid}/${documentId}`;
  const { status, text } = await panel.rest('PUT', path, data);
  expect(status, text).toBe(200);
};

const storedPost = async (documentId: string) =>
  (await cms.strapi.db.query(NOUNS.blogPost.uid).findOne({ where: { documentId, publishedAt: null } })) ?? {};

const storedMilestone = (documentId: string) =>
  cms.strapi.db.query(NOUNS.milestone.uid).findOne({ where: { documentId } });

describe('Restoring a version', () => {
  test('restores a post after ten saves through three APIs, as one more save', async () => {
    const first = buildBlogPost({ content: 'The first words', tags: ['one', 'two'] });
    let { documentId, revision } = saved(await GRAPHQL.create(owner, NOUNS.blogPost, first, 'draft'));
    for (let save = 1; save <= 10; save += 1) {
      const data = { ...first, content: `Words of save ${save}`, tags: [`tag ${save}`] };
      if (save % 3 === 0) await panelSave(documentId, data);
      else {
        const api = save % 3 === 1 ? REST : GRAPHQL;
        saved(await api.update(owner, NOUNS.blogPost, documentId, { ...data, revision }, 'draft'));
      }
      revision += 1;
    }
    const { entries, total } = await historyOf(owner, documentId);
    expect(total).toBe(11);
    expect(new Set(entries.map(({ source }) => source))).toEqual(new Set(['REST', 'GraphQL', 'panel']));
    expect(entries[0]).toMatchObject({
      action: 'update',
      actor: 'owner',
      changedFields: ['content', 'tags'],
    });
    expect(await fieldOf(entries[1]?.id, 'content')).toEqual({
      name: 'content',
      kind: 'words',
      before: 'Words of save 8',
      after: 'Words of save 9',
      now: 'Words of save 10',
    });
    expect(await fieldOf(entries.at(-1)?.id, 'tags')).toMatchObject({ before: '', after: 'one\ntwo' });

    const restored = await restoreVersion(owner, { id: entries.at(-1)?.id, revision });
    expect(restored.data).toEqual({ documentId, revision: revision + 1, leftOut: [] });
    expect(await storedPost(documentId)).toMatchObject({ content: 'The first words', tags: ['one', 'two'] });
    expect((await historyOf(owner, documentId)).entries[0]).toMatchObject({
      action: 'restore',
      changedFields: ['content', 'tags'],
    });
  });

  test('restores only the draft of a published post', async () => {
    const post = buildBlogPost({ content: 'Old words' });
    const { documentId } = saved(await REST.create(owner, NOUNS.blogPost, post));
    const data = { ...post, content: 'New words', revision: 1 };
    saved(await REST.update(owner, NOUNS.blogPost, documentId, data));
    const [, first] = (await historyOf(owner, documentId)).entries;
    expect((await restoreVersion(owner, { id: first?.id, revision: 2 })).failure).toBeUndefined();
    expect(await storedPost(documentId)).toMatchObject({ content: 'Old words' });
    const seen = await visitor(cms).graphql<{ blogPost: { content: string } }>(
      `{ blogPost(documentId: "${documentId}") { content } }`,
    );
    expect(seen.data?.blogPost.content).toBe('New words');
  });

  test('restores the state before the oldest stored change', async () => {
    const { documentId } = await createMilestone(cms, { title: 'Before history' });
    saved(await REST.update(owner, NOUNS.milestone, documentId, { title: 'First kept', revision: 1 }));
    saved(await GRAPHQL.update(owner, NOUNS.milestone, documentId, { title: 'Latest', revision: 2 }));
    const { entries } = await historyOf(owner, documentId);
    expect(entries).toHaveLength(2);
    const id = entries[1]?.id;
    expect((await compareVersion(owner, id)).data?.revision?.sides).toEqual(['BEFORE', 'AFTER']);
    const restored = await restoreVersion(owner, { id, side: 'BEFORE', revision: 3 });
    expect(restored.data).toEqual({ documentId, revision: 4, leftOut: [] });
    expect((await storedMilestone(documentId))?.title).toBe('Before history');
  });

  test.each(APIS)(
    'offers only the sides of a change through $name on which the item existed',
    async (api) => {
      const { documentId } = saved(await api.create(owner, NOUNS.milestone, buildMilestone()));
      saved(await api.update(owner, NOUNS.milestone, documentId, { title: 'First show', revision: 1 }));
      await api.remove(owner, NOUNS.milestone, documentId);
      const { entries } = await historyOf(owner, documentId);
      const sides = entries.map(async ({ id }) => (await compareVersion(owner, id)).data?.revision?.sides);
      expect(await Promise.all(sides)).toEqual([['BEFORE'], ['AFTER'], ['AFTER']]);
      const nowhere = await restoreVersion(owner, { id: entries.at(-1)?.id, side: 'BEFORE', revision: 2 });
      expect(nowhere.failure?.message).toBe('This version no longer exists.');
    },
  );

  test('restores components and links, and reports a missing file by name', async () => {
    const [portrait, gone] = [await createImageRow(cms), await createImageRow(cms, { name: 'gone.jpg' })];
    const programmes = [{ title: 'Runway school', text: 'On Saturdays' }];
    const save = async (fields: object) => {
      const stored = await cms.strapi.db.query(NOUNS.initiative.uid).findOne({});
      const answer = await REST.update(owner, NOUNS.initiative, '', {
        ...fields,
        revision: stored?.revision ?? 0,
      });
      return saved(answer);
    };
    const base = { name: 'Elevate', images: [portrait, gone] };
    const { documentId } = await save({ ...base, programmes });
    const { revision } = await save({ ...base, programmes: [], images: [portrait] });
    await cms.strapi.db.query('plugin::upload.file').delete({ where: { id: gone } });
    const first = (await historyOf(owner, documentId)).entries[1];
    expect(await fieldOf(first?.id, 'programmes')).toMatchObject({
      after: 'Runway school\nOn Saturdays',
      now: '',
    });
    const restored = await restoreVersion(owner, { id: first?.id, revision });
    expect(restored.data?.leftOut).toEqual([{ field: 'images', name: 'gone.jpg' }]);
    const now = await cms.strapi.db
      .query(NOUNS.initiative.uid)
      .findOne({ populate: ['programmes', 'images'] });
    expect(now?.programmes).toMatchObject(programmes);
    expect(now?.images).toMatchObject([{ id: portrait }]);
  });

  test('names and restores the share image of the hero', async () => {
    const [first, second] = [await createImageRow(cms, { name: 'first.jpg' }), await createImageRow(cms)];
    const { revision } = await cms.strapi.db.query(NOUNS.hero.uid).findOne({});
    const { documentId } = saved(await REST.update(owner, NOUNS.hero, '', { shareImage: first, revision }));
    saved(await REST.update(owner, NOUNS.hero, '', { shareImage: second, revision: revision + 1 }));
    const [latest, earlier] = (await historyOf(owner, documentId)).entries;
    expect(latest?.changedFields).toEqual(['shareImage']);
    expect(await fieldOf(latest?.id, 'shareImage')).toMatchObject({
      kind: 'files',
      before: [{ name: 'first.jpg' }],
    });
    const restored = await restoreVersion(owner, { id: earlier?.id, revision: revision + 2 });
    expect(restored.data?.leftOut).toEqual([]);
    const hero = await cms.strapi.db.query(NOUNS.hero.uid).findOne({ populate: ['shareImage'] });
    expect(hero.shareImage).toMatchObject({ id: first });
  });

  test('is refused after a save by someone else, and by rules with their own message', async () => {
    const redirect = { fromPath: '/first-path', toPath: '/bio' };
    const { documentId } = saved(await REST.create(owner, NOUNS.redirect, redirect));
    saved(await REST.update(owner, NOUNS.redirect, documentId, { fromPath: '/elsewhere', revision: 1 }));
    saved(await REST.create(owner, NOUNS.redirect, redirect));
    const [last, first] = (await historyOf(owner, documentId)).entries;
    expect((await restoreVersion(owner, { id: last?.id, revision: 1 })).failure?.name).toBe('ConflictError');
    expect((await restoreVersion(owner, { id: first?.id, revision: 2 })).failure?.message).toMatch(
      /already has a redirect\. Remove it first\.$/,
    );
    expect((await restoreVersion(owner, { id: 999_999, revision: 1 })).failure?.message).toBe(
      'This version no longer exists.',
    );
  });

  test('gives a post its early title at its published address', async () => {
    const title = `Idea ${randomBytes(4).toString('hex')}`;
    const { documentId } = saved(
      await GRAPHQL.create(owner, NOUNS.blogPost, buildBlogPost({ title }), 'draft'),
    );
    const last = { title: `${title} at last`, revision: 1 };
    saved(await GRAPHQL.update(owner, NOUNS.blogPost, documentId, last, 'published'));
    const [, first] = (await historyOf(owner, documentId)).entries;
    expect((await restoreVersion(owner, { id: first?.id, revision: 2 })).failure).toBeUndefined();
    const draft = await cms.strapi.db
      .query(NOUNS.blogPost.uid)
      .findOne({ where: { documentId, publishedAt: null } });
    expect(draft).toMatchObject({ title, slug: `${title} at last`.toLowerCase().replaceAll(' ', '-') });
  });

  test.each(APIS)('leaves out fields that a save through $name did not change', async (api) => {
    const { documentId, revision } = saved(await api.create(owner, NOUNS.milestone, buildMilestone()));
    saved(await api.update(owner, NOUNS.milestone, documentId, { title: 'Second show', revision }));
    const [change, creation] = (await historyOf(owner, documentId)).entries;
    expect(await fieldOf(change?.id, 'title')).toMatchObject({ before: 'First show', after: 'Second show' });
    expect(await fieldOf(change?.id, 'year')).toMatchObject({ before: '2020', after: '2020', now: '2020' });
    expect(await fieldOf(creation?.id, 'title')).toMatchObject({ before: '', now: 'Second show' });
    await api.remove(owner, NOUNS.milestone, documentId);
    const [deletion] = (await historyOf(owner, documentId)).entries;
    expect((await compareVersion(owner, deletion?.id)).data?.revision).toMatchObject({ exists: false });
    expect((await restoreVersion(owner, { id: change?.id, revision: revision + 1 })).failure?.message).toBe(
      'This item no longer exists.',
    );
  });
});

describe('The stored versions', () => {
  test('belong to the owner only', async () => {
    const { documentId } = saved(await REST.create(owner, NOUNS.milestone, buildMilestone()));
    const [entry] = (await historyOf(owner, documentId)).entries;
    for (const stranger of [visitor(cms), panel]) {
      expect((await historyOf(stranger, documentId)).failure).toBeDefined();
      expect((await compareVersion(stranger, entry?.id)).failure).toBeDefined();
      expect((await restoreVersion(stranger, { id: entry?.id, revision: 1 })).failure).toBeDefined();
    }
    expect((await historyOf(owner, documentId)).total).toBe(1);
  });

  test('contain no secrets and no text of visitors', async () => {
    const { documentId, revision } = await createVolunteer(cms, { message: 'A secret wish' });
    saved(await REST.update(owner, NOUNS.volunteer, documentId, { status: 'approved', revision }));
    expect((await historyOf(owner, documentId)).total).toBe(0);
    const rows: { states: Buffer }[] = await cms.strapi.db.connection(TABLE).select('states');
    expect(rows.length).toBeGreaterThan(10);
    for (const { states } of rows)
      expect(brotliDecompressSync(states).toString()).not.toMatch(
        new RegExp(`secret wish|otieno|uploadKey|previewsEndedAt|\\$2[aby]|${OWNER.password}`, 'i'),
      );
  });

  test('cannot be changed in the database, and are deleted when old or too many', async () => {
    const { connection } = cms.strapi.db;
    const refused = /append-only/;
    await expect(connection(TABLE).update({ content_type: 'x' })).rejects.toThrow(refused);
    await expect(connection(TABLE).delete()).rejects.toThrow(refused);
    const { documentId } = await createMilestone(cms);
    const row = (id: number, days: number, of: string) => ({
      id,
      happened_at: Date.now() - days * 24 * 3600 * 1000,
      content_type: NOUNS.milestone.uid,
      document_id: of,
      states: Buffer.from('x'),
    });
    await connection(TABLE).insert([row(900_001, 179, 'young'), row(900_002, 182, 'old')]);
    for (let save = 0; save < 53; save += 1)
      await connection(TABLE).insert(row(910_000 + save, 0, documentId));
    await expect(connection(TABLE).where({ id: 900_001 }).delete()).rejects.toThrow(refused);
    await expect(connection(TABLE).where({ id: 910_003 }).delete()).rejects.toThrow(refused);
    await clearOldRevisions(cms.strapi);
    const left: number[] = await connection(TABLE).where('id', '>', 900_000).orderBy('id').pluck('id');
    expect([left[0], left[1], left.length]).toEqual([900_001, 910_003, 51]);
  });
});
