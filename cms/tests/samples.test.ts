import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentTypeUid } from '../src/content/content-types';
import { type ItemState, readItemState } from '../src/content/history/item-state';
import { DAY_MS } from '../src/shared/days';
import { BIN_DAYS } from '../src/shared/retention';
import { loadStarterContent } from '../starter/load-starter-content';
import { GRAPHQL, NOUNS, type Noun, REST, saved } from './support/apis';
import { type BootedCms, bootCms, PANEL } from './support/boot-strapi';
import { Client, signIn, visitor } from './support/client';

interface Samples {
  left: { contentType: string; count: number }[];
  edited: { title: string | null; contentType: string; sampleFields: string[] }[];
  removed: number;
  restorableUntil: string | null;
  keptFromSearch: boolean;
}

let cms: BootedCms;
let owner: Client;
let panel: Client;

beforeAll(async () => {
  cms = await bootCms();
  process.env.STARTER_CONTENT = 'true';
  await loadStarterContent(cms.strapi);
  ({ owner } = await signIn(cms));
  const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
  panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
});
afterAll(() => cms.stop());

const SHAPE = `{ left { contentType count } edited { title contentType sampleFields } removed restorableUntil keptFromSearch }`;

async function ask(operation: string, client = owner) {
  const { data, failure } = await client.graphql<{ samples: Samples }>(operation.replace('$', SHAPE));
  return { samples: data?.samples as Samples, failure };
}

const list = async () => (await ask('{ samples $ }')).samples;
const remove = async () => (await ask('mutation { samples: removeSamples $ }')).samples;
const bringBack = async () => (await ask('mutation { samples: bringSamplesBack $ }')).samples;

const COLLECTIONS = ['portfolioItem', 'digitalSet', 'blogPost', 'milestone', 'project', 'event'] as const;
/** Terms, answers and legal texts that fit any model are not samples. */
const FOR_ANYBODY = ['bookingPapers', 'legalPages'];
const PAGES = (Object.keys(NOUNS) as (keyof typeof NOUNS)[]).filter(
  (name) => NOUNS[name].single && !FOR_ANYBODY.includes(name),
);

/** The content of each type with its parts and files, and the number of rows: a published post has two. */
async function content() {
  const found: Record<string, unknown> = {};
  for (const name of [...COLLECTIONS, ...PAGES]) {
    const { uid, single } = NOUNS[name];
    const rows = await cms.strapi.db.query(uid).findMany({ orderBy: 'documentId' });
    const states = new Map<string, ItemState | null>();
    for (const { documentId } of rows)
      states.set(documentId, await readItemState(cms.strapi, uid, documentId));
    found[name] = single ? [...states.values()][0] : [...states.values()];
    found[`${name}Rows`] = rows.length;
  }
  return found;
}

const first = async (noun: Noun) =>
  (await cms.strapi.db.query(noun.uid).findOne({ where: {}, orderBy: 'id' })) as {
    documentId: string;
    title: string;
    revision: number;
  };

const picturesShown = async () => {
  const files = await cms.strapi.db.query('plugin::upload.file').count();
  const hidden: number[] = await cms.strapi.db.connection('file_visibility').pluck('file_id');
  return files - hidden.length;
};

const inBin = async () => {
  const { data } = await owner.graphql<{ bin: { total: number } }>('{ bin { total } }');
  return data?.bin.total;
};

let before: Record<string, unknown>;

test('lists what the starter content made, by kind', async () => {
  const { left, ...others } = await list();
  const counts = Object.fromEntries(left.map(({ contentType, count }) => [contentType, count]));
  expect(counts).toMatchObject({
    'api::portfolio-item.portfolio-item': 14,
    'api::blog-post.blog-post': 6,
    'api::event.event': 6,
    'api::hero.hero': 1,
  });
  expect(left.map(({ contentType }) => contentType).sort()).toEqual(
    [...COLLECTIONS, ...PAGES].map((name) => NOUNS[name].uid as ContentTypeUid).sort(),
  );
  expect(others).toEqual({ edited: [], removed: 0, restorableUntil: null, keptFromSearch: false });
});

test.each([
  '{ samples $ }',
  'mutation { samples: removeSamples $ }',
  'mutation { samples: bringSamplesBack $ }',
])('refuses a visitor: %s', async (operation) => {
  expect((await ask(operation, visitor(cms))).failure?.name).toMatch(/Forbidden|FORBIDDEN/);
  expect((await list()).left.length).toBeGreaterThan(0);
});

test('reports that search engines are kept out of a public site', async () => {
  process.env.PUBLIC_URL = 'https://model.example.org';
  expect((await list()).keptFromSearch).toBe(true);
  process.env.PUBLIC_URL = 'http://localhost:3000';
});

test('removes nothing if the removal fails half way', async () => {
  before = await content();
  let deletions = 0;
  const stop = cms.strapi.db.lifecycles.subscribe({
    models: [NOUNS.event.uid],
    beforeDelete: () => {
      deletions += 1;
      if (deletions === 3) throw new Error('The power went out');
    },
  });
  await remove();
  stop();
  expect(deletions).toBe(3);
  expect(await content()).toEqual(before);
  expect(await inBin()).toBe(0);
});

test('removes all samples, with the pages and files that show them, and changes nothing the second time', async () => {
  const shown = await picturesShown();
  const { left, edited, removed, restorableUntil } = await remove();
  expect({ left, edited }).toEqual({ left: [], edited: [] });
  expect(Date.parse(restorableUntil ?? '') - Date.now()).toBeGreaterThan((BIN_DAYS - 1) * DAY_MS);
  expect(shown).toBeGreaterThan(30);
  expect(await picturesShown()).toBe(0);
  const rest = await content();
  for (const name of COLLECTIONS) expect(rest[name], name).toEqual([]);
  expect(rest).toMatchObject({
    hero: { tagline: 'Professional Fashion Model', badge: null, professions: null, image: null },
    rateCard: { title: 'Professional Rates & Services', services: [], extras: [] },
    settings: { siteTitle: 'Amani Kito', contactEmail: null, enableBlog: true, country: 'KE' },
    compCard: { pictures: [] },
    measurements: { lines: [] },
  });
  expect(await remove()).toEqual(await list());
  expect((await list()).removed).toBe(removed);
});

test('brings everything back, and changes nothing the second time', async () => {
  expect(await bringBack()).toMatchObject({ edited: [], removed: 0, restorableUntil: null });
  expect(await content()).toEqual(before);
  expect(await inBin()).toBe(0);
  const all = await list();
  expect(await bringBack()).toEqual(all);
});

test('never removes what was edited, at any entry point', async () => {
  const [piece, milestone, event, post] = await Promise.all(
    [NOUNS.portfolioItem, NOUNS.milestone, NOUNS.event, NOUNS.blogPost].map(first),
  );
  const { revision } = await first(NOUNS.hero);
  saved(
    await REST.update(owner, NOUNS.portfolioItem, piece?.documentId ?? '', {
      title: 'Mine',
      revision: piece?.revision,
    }),
  );
  saved(
    await GRAPHQL.update(owner, NOUNS.milestone, milestone?.documentId ?? '', {
      title: 'Mine too',
      revision: milestone?.revision,
    }),
  );
  saved(await GRAPHQL.update(owner, NOUNS.hero, '', { badge: 'My badge', revision }));
  const path = `/content-manager/collection-types/${NOUNS.event.uid}/${event?.documentId}`;
  expect((await panel.rest('PUT', path, { title: 'From the panel' })).status).toBe(200);
  const { data } = await owner.graphql<{ blogPost: { image: { documentId: string } } }>(
    `{ blogPost(documentId: "${post?.documentId}", status: DRAFT) { image { documentId } } }`,
  );
  await cms.strapi.db.query('plugin::upload.file').update({
    where: { documentId: data?.blogPost.image.documentId },
    data: { alternativeText: 'My own words' },
  });

  const { edited, left } = await remove();
  expect(left).toEqual([]);
  expect(edited.map(({ title }) => title).sort()).toEqual(
    ['First screen', 'From the panel', 'Mine', 'Mine too', post?.title].sort(),
  );
  expect(edited.find(({ contentType }) => contentType === NOUNS.hero.uid)?.sampleFields).toEqual([
    'Experience',
    'Achievement',
    'Professions',
    'Image',
    'Portrait',
  ]);
  const rest = await content();
  for (const name of ['portfolioItem', 'milestone', 'event', 'blogPost'])
    expect(rest[name], name).toHaveLength(1);
  expect(rest.hero).toMatchObject({ badge: 'My badge' });
  // The first screen has two.
  expect(await picturesShown()).toBe(6);
});

test('does not replace what was written in the meantime', async () => {
  const { revision } = await first(NOUNS.bioContent);
  saved(await REST.update(owner, NOUNS.bioContent, '', { title: 'My own life', revision }));
  await bringBack();
  const { bioContent, portfolioItem, hero } = await content();
  expect(bioContent).toMatchObject({ title: 'My own life', content: null });
  expect(hero).toMatchObject({ badge: 'My badge' });
  expect(portfolioItem).toHaveLength(14);
});

test('offers to bring samples back for 30 days', async () => {
  await remove();
  expect((await list()).removed).toBeGreaterThan(0);
  await cms.strapi.db
    .connection('samples')
    .whereNotNull('removed_at')
    .update({ removed_at: Date.now() - (BIN_DAYS + 1) * DAY_MS });
  expect(await bringBack()).toMatchObject({ left: [], removed: 0, restorableUntil: null });
  expect((await content()).event).toHaveLength(1);
});

test('does not bring back an item that the owner deleted', async () => {
  const event = await first(NOUNS.event);
  await REST.remove(owner, NOUNS.event, event.documentId);
  await bringBack();
  expect((await content()).event).toEqual([]);
});

test('names the pages and counts the pieces that are the owner’s', async () => {
  const own = async (client = owner) => {
    const { data, failure } = await client.graphql<{ samples: { ownPages: string[]; ownPieces: number } }>(
      '{ samples { ownPages ownPieces } }',
    );
    return { failure, pages: data?.samples.ownPages ?? [], pieces: data?.samples.ownPieces ?? 0 };
  };
  expect((await own(visitor(cms))).failure).toMatchObject({ name: 'ForbiddenError' });
  const { uid } = NOUNS.measurements;
  const before = await own();
  expect(before.pages).not.toContain(uid);
  const { documentId, revision } = await first(NOUNS.measurements);
  saved(await REST.update(owner, NOUNS.measurements, documentId, { measuredOn: '2026-03-01', revision }));
  expect((await own()).pages).toEqual(expect.arrayContaining([...before.pages, uid]));
  const piece = await first(NOUNS.portfolioItem);
  saved(
    await REST.update(owner, NOUNS.portfolioItem, piece.documentId, {
      title: 'Mine',
      revision: piece.revision,
    }),
  );
  const pieces = (await own()).pieces - before.pieces;
  expect([0, 1]).toContain(pieces);
});
