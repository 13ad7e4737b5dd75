import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APIS, GRAPHQL, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Answer, type Client, signIn, visitor } from './support/client';
import { buildPortfolioItem, createImageRow, createPortfolioItem } from './support/factories';

const ITEM = 'api::portfolio-item.portfolio-item';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

interface Order {
  version: number;
  arranged: boolean;
}

/** Ids by title, of items created one after the other. */
let ids: Record<string, string>;

beforeEach(async () => {
  await cms.strapi.db.query(ITEM).deleteMany({ where: {} });
  ids = {};
  for (const [index, title] of ['oldest', 'older', 'newer', 'newest'].entries()) await add(title, index);
});

async function add(title: string, age: number): Promise<void> {
  const image = await createImageRow(cms);
  const { documentId } = await createPortfolioItem(cms, { title, image });
  const createdAt = new Date(Date.UTC(2025, 0, 1 + age)).toISOString();
  await cms.strapi.db.query(ITEM).updateMany({ where: { documentId }, data: { createdAt } });
  ids[title] = documentId;
}

async function shown(page = 1, pageSize = 10, caller = visitor(cms)): Promise<string[]> {
  const { data } = await caller.graphql<{ items: { title: string }[] }>(
    `query($page: Int, $pageSize: Int) {
      items: portfolioItems(
        sort: ["position:asc", "createdAt:desc", "documentId:asc"]
        pagination: { page: $page, pageSize: $pageSize }
      ) { title }
    }`,
    { page, pageSize },
  );
  return (data?.items ?? []).map(({ title }) => title);
}

async function order(): Promise<Order> {
  const { data } = await owner.graphql<{ portfolioOrder: Order }>('{ portfolioOrder { version arranged } }');
  if (!data) throw new Error('no order');
  return data.portfolioOrder;
}

const idOf = (title: string) => ids[title] ?? title;

async function move(
  titles: string[],
  place: 'FIRST' | 'LAST' | 'BEFORE' | 'AFTER',
  target: string | null = null,
  { caller = owner, version }: { caller?: Client; version?: number } = {},
): Promise<Answer<{ movePortfolioItems: Order }>> {
  return caller.graphql(
    `mutation($documentIds: [ID!]!, $place: PortfolioPlace!, $target: ID, $version: Int!) {
      movePortfolioItems(documentIds: $documentIds, place: $place, target: $target, version: $version) {
        version arranged
      }
    }`,
    {
      documentIds: titles.map(idOf),
      place,
      target: target && idOf(target),
      version: version ?? (await order()).version,
    },
  );
}

const contentVersion = async () => {
  const state = (await (await visitor(cms).send('/api/site-state')).json()) as { contentVersion: string };
  return Number.parseInt(state.contentVersion, 10);
};

describe('The order of the portfolio', () => {
  test('is newest first until someone arranges it', async () => {
    expect(await shown()).toEqual(['newest', 'newer', 'older', 'oldest']);
    expect((await order()).arranged).toBe(false);
  });

  test.each([
    ['first', ['oldest'], 'FIRST', null, ['oldest', 'newest', 'newer', 'older']],
    ['last', ['newest'], 'LAST', null, ['newer', 'older', 'oldest', 'newest']],
    ['before another', ['oldest'], 'BEFORE', 'newer', ['newest', 'oldest', 'newer', 'older']],
    ['after another', ['newest'], 'AFTER', 'newer', ['newer', 'newest', 'older', 'oldest']],
    [
      'several together, in the order they have',
      ['oldest', 'newest'],
      'AFTER',
      'newer',
      ['newer', 'newest', 'oldest', 'older'],
    ],
  ] as const)('moves an item %s', async (_, titles, place, target, expected) => {
    expect((await move([...titles], place, target)).failure).toBeUndefined();
    expect(await shown()).toEqual(expected);
    expect((await order()).arranged).toBe(true);
  });

  test('continues from page to page', async () => {
    await move(['oldest'], 'FIRST');
    expect([await shown(1, 2), await shown(2, 2)]).toEqual([
      ['oldest', 'newest'],
      ['newer', 'older'],
    ]);
  });

  test('puts a new item first once arranged, and lets it move', async () => {
    await move(['oldest'], 'FIRST');
    await add('brand new', 99);
    expect(await shown()).toEqual(['brand new', 'oldest', 'newest', 'newer', 'older']);
    await move(['brand new'], 'AFTER', 'newest');
    expect(await shown()).toEqual(['oldest', 'newest', 'brand new', 'newer', 'older']);
  });

  test('refuses a move based on an older order, and changes nothing', async () => {
    const { version } = await order();
    await move(['oldest'], 'FIRST', null, { version });
    const late = await move(['newest'], 'LAST', null, { version });
    expect(late.failure?.name).toBe('ConflictError');
    expect(late.failure).toMatchObject({
      message: 'The portfolio order was changed after you opened it.',
      details: { code: 'ORDER_CHANGED', field: null, current: { version: version + 1, arranged: true } },
    });
    expect(await shown()).toEqual(['oldest', 'newest', 'newer', 'older']);
  });

  test('accepts exactly one of two moves sent at once', async () => {
    const { version } = await order();
    const answers = await Promise.all([
      move(['oldest'], 'FIRST', null, { version }),
      move(['newest'], 'LAST', null, { version }),
    ]);
    expect(answers.filter(({ failure }) => failure)).toHaveLength(1);
    expect(await shown()).toHaveLength(4);
  });

  test('returns to newest first', async () => {
    await move(['oldest'], 'FIRST');
    const { version } = await order();
    await owner.graphql(`mutation { showPortfolioNewestFirst(version: ${version}) { arranged } }`);
    expect(await shown()).toEqual(['newest', 'newer', 'older', 'oldest']);
    expect((await order()).arranged).toBe(false);
  });

  test('raises the content version, but not the revisions of items', async () => {
    const before = await contentVersion();
    await move(['oldest'], 'FIRST');
    expect(await contentVersion()).toBe(before + 1);
    const oldest = await cms.strapi.db.query(ITEM).findOne({ where: { documentId: ids.oldest } });
    expect(oldest.revision).toBe(1);
  });

  test('explains an invalid move', async () => {
    const refusal = async (...asked: Parameters<typeof move>) => (await move(...asked)).failure?.details;
    expect(await refusal([], 'FIRST')).toMatchObject({ code: 'REQUIRED', field: 'documentIds' });
    expect(await refusal(['nobody'], 'FIRST')).toMatchObject({
      code: 'MOVED_ITEM_GONE',
      field: 'documentIds',
    });
    for (const target of [null, 'nobody'])
      expect(await refusal(['oldest'], 'BEFORE', target)).toMatchObject({
        code: 'ITEM_GONE',
        field: 'target',
      });
    const beside = await refusal(['oldest'], 'AFTER', 'oldest');
    expect(beside).toMatchObject({ code: 'MOVED_TO_ITSELF', field: 'target' });
  });

  test('belongs to the owner only', async () => {
    const { version } = await order();
    const answer = await move(['oldest'], 'FIRST', null, { caller: visitor(cms), version });
    expect(answer.failure?.name).toMatch(/forbidden/i);
    expect(await shown()).toEqual(['newest', 'newer', 'older', 'oldest']);
  });

  test('does not change when an item is saved', async () => {
    const created = saved(await REST.create(owner, NOUNS.portfolioItem, buildPortfolioItem({ position: 7 })));
    saved(await REST.update(owner, NOUNS.portfolioItem, created.documentId, { position: 9, revision: 1 }));
    const stored = await cms.strapi.db.query(ITEM).findOne({ where: { documentId: created.documentId } });
    expect(stored.position).toBe(0);
    const refused = await GRAPHQL.update(owner, NOUNS.portfolioItem, created.documentId, { position: 9 });
    expect(refused.failure?.message).toMatch(/position/);
  });
});

describe('An item sent again with its upload key', () => {
  test.each(APIS)('is stored once, through $name', async (api) => {
    const data = buildPortfolioItem({ title: 'Once', uploadKey: `key-of-one-picture-${api.name}` });
    const [first, again] = [
      saved(await api.create(owner, NOUNS.portfolioItem, { ...data })),
      saved(await api.create(owner, NOUNS.portfolioItem, { ...data })),
    ];
    expect(again.documentId).toBe(first.documentId);
    expect(await cms.strapi.db.query(ITEM).count({ where: { title: 'Once' } })).toBe(1);
  });

  test('is stored once if both are sent at the same moment', async () => {
    const data = buildPortfolioItem({ title: 'Twice', uploadKey: 'key-of-one-double-click' });
    const answers = await Promise.all(APIS.map((api) => api.create(owner, NOUNS.portfolioItem, { ...data })));
    expect(new Set(answers.map((answer) => saved(answer).documentId)).size).toBe(1);
    expect(await cms.strapi.db.query(ITEM).count({ where: { title: 'Twice' } })).toBe(1);
  });

  test('is refused with a key of another form', async () => {
    const refused = await GRAPHQL.create(
      owner,
      NOUNS.portfolioItem,
      buildPortfolioItem({ uploadKey: 'short' }),
    );
    expect(refused.failure?.message).toMatch(/^Send a key of 16 to 64/);
  });
});

describe('Many items at once', () => {
  const bulk = (caller: Client, call: string) =>
    caller.graphql<Record<string, number>>(`mutation($documentIds: [ID!]!) { done: ${call} }`, {
      documentIds: [ids.oldest, ids.newest, 'nobody'],
    });

  test('get one category or none', async () => {
    const rows = () => cms.strapi.db.query(ITEM).count({ where: { category: 'Runway' } });
    const given = await bulk(owner, 'setPortfolioCategory(documentIds: $documentIds, category: "Runway")');
    expect(given.data?.done).toBe(2);
    expect(await rows()).toBe(2);
    await bulk(owner, 'setPortfolioCategory(documentIds: $documentIds, category: null)');
    expect(await rows()).toBe(0);
  });

  test('get one year, or each that of its upload', async () => {
    const rows = () =>
      cms.strapi.db.query(ITEM).findMany({ where: { documentId: { $in: [ids.oldest, ids.newest] } } });
    const years = async () => (await rows()).map(({ year }) => year);
    const given = await bulk(owner, 'setPortfolioYear(documentIds: $documentIds, year: 2019)');
    expect(given.data?.done).toBe(2);
    expect(await years()).toEqual([2019, 2019]);
    const refused = await bulk(owner, 'setPortfolioYear(documentIds: $documentIds, year: 1800)');
    expect(refused.failure).toMatchObject({ name: 'ValidationError', details: { field: 'year' } });
    await bulk(owner, 'setPortfolioYear(documentIds: $documentIds)');
    expect(await years()).toEqual((await rows()).map((row) => new Date(row.createdAt).getFullYear()));
  });

  test('stay unchanged if one of them is refused', async () => {
    let updates = 0;
    const unsubscribe = cms.strapi.db.lifecycles.subscribe({
      models: [ITEM],
      beforeUpdate: () => {
        updates += 1;
        if (updates > 1) throw new Error('somebody was faster');
      },
    });
    const refused = await bulk(owner, 'setPortfolioCategory(documentIds: $documentIds, category: "Beauty")');
    unsubscribe();
    expect(refused.failure).toBeDefined();
    expect(updates).toBe(2);
    expect(await cms.strapi.db.query(ITEM).count({ where: { category: 'Beauty' } })).toBe(0);
  });

  test('are deleted', async () => {
    expect((await bulk(owner, 'deletePortfolioItems(documentIds: $documentIds)')).data?.done).toBe(2);
    expect(await shown()).toEqual(['newer', 'older']);
  });

  test('are changed by the owner only', async () => {
    for (const call of [
      'deletePortfolioItems(documentIds: $documentIds)',
      'setPortfolioCategory(documentIds: $documentIds)',
      'setPortfolioYear(documentIds: $documentIds, year: 2019)',
    ])
      expect((await bulk(visitor(cms), call)).failure?.name).toMatch(/forbidden/i);
    expect(await shown()).toHaveLength(4);
  });

  test('must be sent in parts of at most 100', async () => {
    const documentIds = Array.from({ length: 101 }, (_, index) => `item${index}`);
    const { failure } = await owner.graphql(
      'mutation($documentIds: [ID!]!) { deletePortfolioItems(documentIds: $documentIds) }',
      { documentIds },
    );
    expect(failure?.message).toBe('Enter 100 entries or fewer.');
  });
});
