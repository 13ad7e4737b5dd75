import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishDueItems } from '../src/content/schedule/publish-due';
import { siteDay } from '../src/shared/site-clock';
import { APIS, type Api, NOUNS, type Saved, saved, type Version } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import {
  buildBlogPost,
  buildPortfolioItem,
  buildProject,
  createBlogPost,
  createImageRow,
} from './support/factories';

type Fields = Record<string, unknown>;

const POST = 'api::blog-post.blog-post';
const ITEM = 'api::portfolio-item.portfolio-item';
const LONG_AGO = '2020-03-01T09:00:00.000Z';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

/** Reads the dates of the draft, which is in the owner's list. */
async function datesOf({ documentId }: Pick<Saved, 'documentId'>) {
  const row = await cms.strapi.db.query(POST).findOne({ where: { documentId, publishedAt: null } });
  return {
    first: row.firstPublishedAt as string | null,
    list: row.listDate as string,
    revision: row.revision,
  };
}

const begunLongAgo = ({ documentId }: Pick<Saved, 'documentId'>) =>
  cms.strapi.db
    .query(POST)
    .updateMany({ where: { documentId }, data: { createdAt: LONG_AGO, listDate: LONG_AGO } });

interface ListedPost {
  slug: string;
  firstPublishedAt: string;
}

async function shown(pageSize = 100, page = 1): Promise<ListedPost[]> {
  const { data } = await visitor(cms).graphql<{ blogPosts: ListedPost[] }>(
    `query ($page: Int, $pageSize: Int) {
      blogPosts(sort: ["firstPublishedAt:desc", "documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
        slug firstPublishedAt } }`,
    { page, pageSize },
  );
  return data?.blogPosts ?? [];
}

async function neighbours(slug: string) {
  const { data } = await visitor(cms).graphql<{
    blogPostBySlug: { previous: { slug: string } | null; next: { slug: string } | null };
  }>(`{ blogPostBySlug(slug: "${slug}") { previous { slug } next { slug } } }`);
  return [data?.blogPostBySlug.previous?.slug, data?.blogPostBySlug.next?.slug];
}

beforeEach(async () => {
  await cms.strapi.db.query(POST).deleteMany({ where: {} });
});

describe.each(APIS)('A post published through $name', (api: Api) => {
  const create = async (fields: Fields = {}, version?: Version) =>
    saved(await api.create(owner, NOUNS.blogPost, buildBlogPost(fields), version));
  const update = async (item: Saved, fields: object = {}, version?: Version) => {
    const { revision } = await datesOf(item);
    return saved(await api.update(owner, NOUNS.blogPost, item.documentId, { revision, ...fields }, version));
  };

  test('has the date of its first publication, however old its draft is', async () => {
    const draft = await create({ title: 'Begun long ago' }, 'draft');
    await begunLongAgo(draft);
    await create({ title: 'Published before' });
    expect(await datesOf(draft)).toMatchObject({ first: null, list: LONG_AGO });
    const before = new Date().toISOString();
    await update(draft);
    const { first, list } = await datesOf(draft);
    expect(first && first >= before).toBe(true);
    expect(list).toBe(first);
    expect((await shown()).map(({ slug }) => slug)).toEqual(['begun-long-ago', 'published-before']);
    expect((await shown())[0]?.firstPublishedAt).toBe(first);
    expect(await neighbours('begun-long-ago')).toEqual(['published-before', undefined]);
    expect(await neighbours('published-before')).toEqual([undefined, 'begun-long-ago']);
  });

  test('keeps that date when it is saved, unpublished and published again', async () => {
    const item = await create({ title: 'Kept date' });
    const { first } = await datesOf(item);
    expect(first).not.toBeNull();
    await update(item, { content: 'Edited' });
    await update(item, { content: 'Edited later' }, 'draft');
    await owner.graphql(`mutation { unpublishBlogPost(documentId: "${item.documentId}") { documentId } }`);
    await update(item, { content: 'Out again' });
    expect(await datesOf(item)).toMatchObject({ first, list: first });
    expect((await shown()).map(({ firstPublishedAt }) => firstPublishedAt)).toEqual([first]);
  });

  test('keeps that date in the bin', async () => {
    const item = await create({ title: 'Came back' });
    const { first } = await datesOf(item);
    await api.remove(owner, NOUNS.blogPost, item.documentId);
    const { data } = await owner.graphql<{ bin: { entries: { id: number; documentId: string }[] } }>(
      '{ bin(pageSize: 100) { entries { id documentId } } }',
    );
    const entry = data?.bin.entries.find(({ documentId }) => documentId === item.documentId);
    await owner.graphql('mutation ($id: Int!) { restoreFromBin(id: $id) { documentId } }', { id: entry?.id });
    expect(await datesOf(item)).toMatchObject({ first, list: first });
    expect(await shown()).toEqual([{ slug: 'came-back', firstPublishedAt: first }]);
  });

  test('ignores a date that is sent', async () => {
    const forged = { firstPublishedAt: LONG_AGO, listDate: LONG_AGO };
    const before = new Date().toISOString();
    const item = await create(forged);
    await update(item, forged);
    const { first, list } = await datesOf(item);
    expect(first && first >= before).toBe(true);
    expect(list).toBe(first);
    const draft = await create(forged, 'draft');
    await update(draft, forged, 'draft');
    expect((await datesOf(draft)).first).toBeNull();
    expect((await datesOf(draft)).list >= before).toBe(true);
  });
});

test('has its publication time if it was scheduled', async () => {
  const draft = await createBlogPost(cms, { title: 'On schedule' }, 'draft');
  await begunLongAgo(draft);
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  await owner.graphql(
    `mutation ($documentId: ID!, $publishAt: String) {
      schedulePublishing(contentType: "${POST}", documentId: $documentId, publishAt: $publishAt) { hidden } }`,
    { documentId: draft.documentId, publishAt },
  );
  expect((await datesOf(draft)).first).toBeNull();
  const before = new Date().toISOString();
  await publishDueItems(cms.strapi, Date.now() + 120_000);
  const { first } = await datesOf(draft);
  expect(first && first >= before).toBe(true);
  expect((await shown()).map(({ slug }) => slug)).toEqual(['on-schedule']);
});

test('can be reached by previous and next in list order, even with equal times', async () => {
  for (let number = 1; number <= 5; number += 1) await createBlogPost(cms, { title: `Moment ${number}` });
  const older = await createBlogPost(cms, { title: 'Older' });
  await cms.strapi.db
    .query(POST)
    .updateMany({ where: {}, data: { firstPublishedAt: '2026-05-03T09:00:00.000Z' } });
  await cms.strapi.db
    .query(POST)
    .updateMany({ where: { documentId: older.documentId }, data: { firstPublishedAt: LONG_AGO } });
  const listed = (await shown()).map(({ slug }) => slug);
  expect(listed).toHaveLength(6);
  const inPages = [];
  for (const page of [1, 2, 3]) inPages.push(...(await shown(2, page)).map(({ slug }) => slug));
  expect(inPages).toEqual(listed);
  for (const [index, slug] of listed.entries())
    expect(await neighbours(slug), slug).toEqual([listed[index + 1], listed[index - 1]]);
});

describe.each(APIS)('A project made through $name', (api: Api) => {
  const PROJECT = NOUNS.project.uid;
  const announced = async (documentId: string) => {
    const { data } = await visitor(cms).graphql<{ project: { createdAt: string } | null }>(
      `{ project(documentId: "${documentId}") { createdAt } }`,
    );
    return data?.project?.createdAt;
  };
  const schedule = (documentId: string) =>
    owner.graphql(
      `mutation ($documentId: ID!, $publishAt: String) {
        schedulePublishing(contentType: "${PROJECT}", documentId: $documentId, publishAt: $publishAt) { hidden } }`,
      { documentId, publishAt: new Date(Date.now() + 60_000).toISOString() },
    );
  const begun = async () => {
    const { documentId } = saved(await api.create(owner, NOUNS.project, buildProject()));
    await cms.strapi.db.query(PROJECT).updateMany({ where: { documentId }, data: { createdAt: LONG_AGO } });
    return documentId;
  };

  test('is announced when its schedule first shows it, and not again', async () => {
    const documentId = await begun();
    await schedule(documentId);
    expect(await announced(documentId)).toBeUndefined();
    const before = new Date().toISOString();
    await publishDueItems(cms.strapi, Date.now() + 120_000);
    const first = await announced(documentId);
    expect(first && first >= before).toBe(true);
    await schedule(documentId);
    await publishDueItems(cms.strapi, Date.now() + 120_000);
    expect(await announced(documentId)).toBe(first);
  });

  test('is announced when the owner first shows it, and keeps its date if it was never hidden', async () => {
    const documentId = await begun();
    expect(await announced(documentId)).toBe(LONG_AGO);
    const show = (shown: boolean) =>
      owner.graphql(
        `mutation ($documentId: ID!, $shown: Boolean!) {
          showToVisitors(contentType: "${PROJECT}", documentId: $documentId, shown: $shown) { hidden } }`,
        { documentId, shown },
      );
    await show(false);
    const before = new Date().toISOString();
    await show(true);
    const first = await announced(documentId);
    expect(first && first >= before).toBe(true);
  });
});

describe.each(APIS)('The year of a portfolio item through $name', (api: Api) => {
  const thisYear = Number(siteDay().slice(0, 4));
  const yearOf = async ({ documentId }: Saved) =>
    (await cms.strapi.db.query(ITEM).findOne({ where: { documentId } })).year;
  const create = async (fields: Fields = {}) =>
    saved(await api.create(owner, NOUNS.portfolioItem, buildPortfolioItem(fields)));
  const update = async (item: Saved, fields: object) =>
    saved(
      await api.update(owner, NOUNS.portfolioItem, item.documentId, { ...fields, revision: item.revision }),
    );

  test('is the year of the upload unless the owner sets another', async () => {
    const item = await create();
    expect(await yearOf(item)).toBe(thisYear);
    const dated = await update(item, { year: 2019 });
    expect(await yearOf(dated)).toBe(2019);
    const retitled = await update(dated, { title: 'Another title' });
    expect(await yearOf(retitled)).toBe(2019);
    await update(retitled, { year: null });
    expect(await yearOf(item)).toBe(thisYear);
    expect(await yearOf(await create({ year: 2015 }))).toBe(2015);
  });

  test('must be from 1900 to 2100', async () => {
    for (const year of [1899, 2101, 20.5])
      expect(
        (await api.create(owner, NOUNS.portfolioItem, buildPortfolioItem({ year }))).failure,
      ).toBeDefined();
  });

  test('is visible to visitors', async () => {
    const image = await createImageRow(cms);
    const { documentId } = await create({ year: 2018, image });
    const { data } = await visitor(cms).graphql<{ portfolioItem: { year: number } }>(
      `{ portfolioItem(documentId: "${documentId}") { year } }`,
    );
    expect(data?.portfolioItem.year).toBe(2018);
  });
});
