import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { publicationState } from '../src/content/schedule/publish';
import { publishDueItems } from '../src/content/schedule/publish-due';
import { APIS, NOUNS, type Noun, REST } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import {
  buildBlogPost,
  buildEvent,
  buildPortfolioItem,
  buildProject,
  create,
  createImageRow,
} from './support/factories';
import { applyToVolunteer } from './support/submissions';

const MINUTE_MS = 60_000;
const POST = 'api::blog-post.blog-post';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const later = (minutes: number) => Date.now() + minutes * MINUTE_MS;

interface Moments {
  publishAt?: string;
  unpublishAt?: string;
}

const schedule = (contentType: string, documentId: string, moments: Moments, client = owner) =>
  client.graphql<{ schedulePublishing: { hidden: boolean } }>(
    `mutation ($contentType: String!, $documentId: ID!, $publishAt: String, $unpublishAt: String) {
       schedulePublishing(contentType: $contentType, documentId: $documentId, publishAt: $publishAt, unpublishAt: $unpublishAt) {
         hidden } }`,
    { contentType, documentId, ...moments },
  );

const show = (contentType: string, documentId: string, shown: boolean) =>
  owner.graphql(
    `mutation ($contentType: String!, $documentId: ID!, $shown: Boolean!) {
       showToVisitors(contentType: $contentType, documentId: $documentId, shown: $shown) { hidden } }`,
    { contentType, documentId, shown },
  );

async function planned(q: string) {
  const { data } = await owner.graphql<{
    plannedItems: { total: number; entries: { title: string; schedule: { problem: string | null } }[] };
  }>('query ($q: String) { plannedItems(q: $q) { total entries { title schedule { problem } } } }', { q });
  return data?.plannedItems.entries ?? [];
}

async function deedsOf(documentId: string) {
  const { data } = await owner.graphql<{ activity: { entries: { action: string; source: string }[] } }>(
    'query ($id: String) { activity(documentId: $id) { entries { action actor source hasVersion } } }',
    { id: documentId },
  );
  return data?.activity.entries ?? [];
}

const version = async () =>
  ((await (await visitor(cms).send('/api/site-state')).json()) as { contentVersion: string }).contentVersion;

const draft = (fields = {}) => create(cms, POST, buildBlogPost(fields), 'draft');
const isPublished = async (documentId: string) =>
  (await cms.strapi.db.query(POST).count({ where: { documentId, publishedAt: { $notNull: true } } })) === 1;

/** The types without drafts: a factory and the visitors' query. */
const SHOWN: {
  noun: Noun;
  list: string;
  build: () => Promise<Record<string, unknown>>;
}[] = [
  {
    noun: NOUNS.portfolioItem,
    list: 'portfolioItem',
    build: async () => buildPortfolioItem({ image: await createImageRow(cms) }),
  },
  { noun: NOUNS.project, list: 'project', build: async () => buildProject() },
  { noun: NOUNS.event, list: 'event', build: async () => buildEvent() },
];

describe.each(SHOWN)('$noun.uid', ({ noun, list, build }) => {
  const { uid } = noun;
  const made = async () => (await create(cms, uid, await build())).documentId;

  async function seenBy(client: Client, documentId: string): Promise<boolean[]> {
    const { data, text } = await client.graphql<
      Record<string, { documentId: string } | { nodes: object[] } | null>
    >(
      `query ($id: ID!) { one: ${list}(documentId: $id) { documentId }
         all: ${list}s_connection(filters: { documentId: { eq: $id } }) { nodes { documentId } pageInfo { total } } }`,
      { id: documentId },
    );
    if (!data) throw new Error(text);
    const all = data.all as { nodes: object[]; pageInfo: { total: number } };
    return [data.one !== null, all.nodes.length === 1, all.pageInfo.total === 1];
  }
  const SEEN = [true, true, true];
  const UNSEEN = [false, false, false];

  test('is hidden from visitors until its publishing time', async () => {
    const documentId = await made();
    expect(await seenBy(visitor(cms), documentId)).toEqual(SEEN);
    const before = await version();
    expect((await schedule(uid, documentId, { publishAt: inMinutes(5) })).data).toEqual({
      schedulePublishing: { hidden: true },
    });
    expect(await version()).not.toBe(before);
    expect(await seenBy(visitor(cms), documentId)).toEqual(UNSEEN);
    expect(await seenBy(owner, documentId)).toEqual(SEEN);
    const read = async (client: Client) =>
      (await client.rest('GET', `/api/${noun.path}/${documentId}`)).status;
    expect([await read(owner), await read(visitor(cms))]).toEqual([200, 403]);

    const hidden = await version();
    await publishDueItems(cms.strapi, later(4));
    expect(await seenBy(visitor(cms), documentId)).toEqual(UNSEEN);
    await Promise.all([publishDueItems(cms.strapi, later(6)), publishDueItems(cms.strapi, later(6))]);
    expect(await seenBy(visitor(cms), documentId)).toEqual(SEEN);
    expect(await version()).not.toBe(hidden);
    const [last, ...others] = await deedsOf(documentId);
    expect(last).toMatchObject({ action: 'publish', actor: 'machine', source: 'schedule', hasVersion: true });
    expect(others.filter(({ action }) => action === 'publish')).toEqual([]);
  });

  test.each(APIS)('is still published on time after an edit through $name', async (api) => {
    const documentId = await made();
    await schedule(uid, documentId, { publishAt: inMinutes(5) });
    const { failure } = await api.update(owner, noun, documentId, { title: 'Corrected', revision: 1 });
    expect(failure).toBeUndefined();
    await publishDueItems(cms.strapi, later(6));
    expect(await seenBy(visitor(cms), documentId)).toEqual(SEEN);
  });

  test('is hidden from its unpublishing time until it is shown again', async () => {
    const documentId = await made();
    await schedule(uid, documentId, { unpublishAt: inMinutes(5) });
    expect(await seenBy(visitor(cms), documentId)).toEqual(SEEN);
    await publishDueItems(cms.strapi, later(6));
    expect(await seenBy(visitor(cms), documentId)).toEqual(UNSEEN);
    await show(uid, documentId, true);
    expect(await seenBy(visitor(cms), documentId)).toEqual(SEEN);
  });
});

test('refuses applications to a hidden project', async () => {
  const { documentId } = await create(cms, 'api::project.project', buildProject({ acceptsVolunteers: true }));
  await show('api::project.project', documentId, false);
  const { failure } = await applyToVolunteer(visitor(cms), { projectDocumentId: documentId });
  expect(failure?.message).toContain('not accepting volunteers');
});

test('does not count the category of a hidden portfolio item', async () => {
  const image = await createImageRow(cms);
  const item = buildPortfolioItem({ category: 'Late shows', image });
  const { documentId } = await create(cms, 'api::portfolio-item.portfolio-item', item);
  const categories = async (client: Client) =>
    (await client.graphql('{ portfolioCategories { name } }')).text.includes('Late shows');
  await show('api::portfolio-item.portfolio-item', documentId, false);
  expect([await categories(visitor(cms)), await categories(owner)]).toEqual([false, true]);
});

describe('A post', () => {
  test('is published once by one of two schedulers, and unpublished again', async () => {
    const { documentId } = await draft();
    await schedule(POST, documentId, { publishAt: inMinutes(5), unpublishAt: inMinutes(10) });
    await Promise.all([publishDueItems(cms.strapi, later(6)), publishDueItems(cms.strapi, later(6))]);
    expect(await isPublished(documentId)).toBe(true);
    await publishDueItems(cms.strapi, later(11));
    expect(await isPublished(documentId)).toBe(false);
    const deeds = (await deedsOf(documentId)).map(({ action }) => action);
    expect(deeds).toEqual(['unpublish', 'publish', 'schedule']);
  });

  test.each(APIS)('is not published again by a save from before, through $name', async (api) => {
    const { documentId, revision } = await create(cms, POST, buildBlogPost());
    await schedule(POST, documentId, { unpublishAt: inMinutes(5) });
    await publishDueItems(cms.strapi, later(6));

    const correction = { title: 'Corrected', revision };
    const { failure } = await api.update(owner, NOUNS.blogPost, documentId, correction, 'published');

    expect(failure?.name).toBe('ConflictError');
    expect(await isPublished(documentId)).toBe(false);
  });

  test('contains nothing that visitors may not see once published', async () => {
    const { documentId } = await draft();
    await schedule(POST, documentId, { publishAt: inMinutes(5) });
    await publishDueItems(cms.strapi, later(6));
    expect(await publicationState(cms.strapi, documentId)).toBe('published');
  });

  test('is not shown if both its times passed while the site was stopped', async () => {
    const { documentId } = await draft();
    await schedule(POST, documentId, { publishAt: inMinutes(5), unpublishAt: inMinutes(10) });
    await publishDueItems(cms.strapi, later(20));
    expect(await isPublished(documentId)).toBe(false);
  });

  test('loses its publishing time when published by hand', async () => {
    const { documentId } = await draft({ title: 'Out by hand' });
    await schedule(POST, documentId, { publishAt: inMinutes(5) });
    expect(await planned('out BY')).toHaveLength(1);
    await cms.strapi.documents(POST).publish({ documentId });
    expect(await planned('Out by hand')).toEqual([]);
  });

  test('waits with the reason if it cannot be published, while others are published', async () => {
    const { documentId } = await draft({ title: 'Without words' });
    const other = await draft();
    await schedule(POST, documentId, { publishAt: inMinutes(5) });
    await schedule(POST, other.documentId, { publishAt: inMinutes(5) });
    await cms.strapi.db.connection('blog_posts').where({ document_id: documentId }).update({ content: null });
    await publishDueItems(cms.strapi, later(6));
    expect([await isPublished(documentId), await isPublished(other.documentId)]).toEqual([false, true]);
    expect((await planned('Without words'))[0]?.schedule.problem).toContain(
      'Fill in “Text” and save it first.',
    );
  });

  test('waits for the owner after a restore if its time passed in the bin', async () => {
    const { documentId } = await draft({ title: 'Back again' });
    await schedule(POST, documentId, { publishAt: inMinutes(1) });
    await REST.remove(owner, NOUNS.blogPost, documentId);
    expect(await planned('Back again')).toEqual([]);
    const { data } = await owner.graphql<{ bin: { entries: { id: number }[] } }>(
      '{ bin(q: "Back again") { entries { id } } }',
    );
    vi.useFakeTimers({ toFake: ['Date'], now: later(2) });
    onTestFinished(() => void vi.useRealTimers());
    await owner.graphql('mutation ($id: Int!) { restoreFromBin(id: $id) { documentId } }', {
      id: data?.bin.entries[0]?.id,
    });
    await publishDueItems(cms.strapi, Date.now());
    expect(await isPublished(documentId)).toBe(false);
    expect((await planned('Back again'))[0]?.schedule.problem).toContain('in the bin');
  });
});

test.each([
  [
    { publishAt: inMinutes(-1) },
    'SCHEDULE_IN_PAST',
    'publishAt',
    /^“Goes out” must be in the future. It is now/,
  ],
  [{ unpublishAt: inMinutes(-1) }, 'SCHEDULE_IN_PAST', 'unpublishAt', /^“Comes down” must be in the future/],
  [
    { publishAt: inMinutes(9), unpublishAt: inMinutes(8) },
    'SCHEDULE_END_TOO_EARLY',
    'unpublishAt',
    /must be later than “Goes out”/,
  ],
  [{ unpublishAt: inMinutes(8) }, 'NOT_PUBLISHED', 'publishAt', /Also choose when it goes out/],
  [{ publishAt: 'tomorrow' }, 'MOMENT_INVALID', 'publishAt', /such as 2026-11-24T18:00:00\+03:00/],
])('cannot be scheduled for %j: %s', async (moments, code, field, sentence) => {
  const { documentId } = await draft();
  expect((await schedule(POST, documentId, moments)).failure).toMatchObject({
    message: expect.stringMatching(sentence),
    details: { code, field },
  });
});

test('needs its required fields when it is scheduled', async () => {
  const { documentId } = await create(cms, POST, { title: 'Only a title' }, 'draft');
  const { failure } = await schedule(POST, documentId, { publishAt: inMinutes(5) });
  expect(failure).toMatchObject({
    message: 'This item cannot be published yet. Fill in “Text” and save it first.',
    details: { code: 'NOT_COMPLETE', params: { fields: ['Text'] } },
  });
});

test('is published late if the site was stopped at its time', async () => {
  const { documentId } = await draft();
  await schedule(POST, documentId, { publishAt: inMinutes(5) });
  await cms.strapi.db
    .connection('schedules')
    .where({ document_id: documentId })
    .update({ publish_at: Date.now() + 1000 });
  cms = await cms.restart();
  await vi.waitFor(async () => expect(await isPublished(documentId)).toBe(true), { timeout: 90_000 });
});
