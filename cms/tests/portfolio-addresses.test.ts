import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APIS, type Api, NOUNS, REST, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { emptyBin } from './support/empty-bin';
import { createImageRow, createPortfolioItem } from './support/factories';
import { historyOf, restoreVersion } from './support/history';
import { pieceAt, restored } from './support/stories';

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

const picture = () => createImageRow(cms);

describe.each(APIS)('$name: the address of a piece', (api: Api) => {
  const add = async (fields: object) =>
    saved(
      await api.create(owner, NOUNS.portfolioItem, {
        title: 'Silk, Rising',
        image: await picture(),
        ...fields,
      }),
    );
  const slugOf = async ({ documentId }: { documentId: string }) =>
    (await cms.strapi.db.query(NOUNS.portfolioItem.uid).findOne({ where: { documentId } })).slug;
  const change = async (documentId: string, fields: object) =>
    api.update(owner, NOUNS.portfolioItem, documentId, fields);

  test('comes from the first title and stays when the title changes', async () => {
    const { documentId, revision } = await add({});
    saved(await change(documentId, { title: 'Silk, Falling', revision }));
    expect((await pieceAt(cms, 'silk-rising'))?.item).toMatchObject({
      title: 'Silk, Falling',
      slug: 'silk-rising',
    });
  });

  test('differs between pieces saved at the same moment', async () => {
    const pieces = await Promise.all(Array.from({ length: 8 }, () => add({ title: 'Image' })));
    expect(new Set(await Promise.all(pieces.map(slugOf))).size).toBe(8);
  });

  test('is never that of another piece, now or formerly', async () => {
    const first = await add({});
    expect(await slugOf(await add({}))).toBe('silk-rising-2');
    saved(await change(first.documentId, { slug: 'Silk in June!', revision: first.revision }));
    expect(await slugOf(first)).toBe('silk-in-june');
    expect(await slugOf(await add({}))).toBe('silk-rising-3');
    expect(await slugOf(await add({ title: 'Silk in June' }))).toBe('silk-in-june-2');
    const [one, other] = await Promise.all([add({ title: 'Twins' }), add({ title: 'Twins' })]);
    expect(new Set([await slugOf(one), await slugOf(other)])).toEqual(new Set(['twins', 'twins-2']));
  });

  test('answers at former addresses with the current one', async () => {
    const { documentId, revision } = await add({});
    saved(await change(documentId, { slug: 'silk-2026', revision }));
    saved(await change(documentId, { slug: 'silk-2027', revision: revision + 1 }));
    for (const slug of ['silk-rising', 'silk-2026', 'silk-2027'])
      expect((await pieceAt(cms, slug))?.item.slug, slug).toBe('silk-2027');
    saved(await change(documentId, { slug: 'silk-rising', revision: revision + 2 }));
    expect((await pieceAt(cms, 'silk-2027'))?.item.slug).toBe('silk-rising');
    expect(await pieceAt(cms, 'unknown')).toBeNull();
  });

  test.each([
    ['', 'silk-rising'],
    [null, 'silk-rising'],
  ])('is never empty: %j becomes %j', async (slug, becomes) => {
    expect(await slugOf(await add({ slug }))).toBe(becomes);
  });

  test('is refused when it is typed and another piece has or had it', async () => {
    const first = await add({ title: 'Dusk' });
    saved(await change(first.documentId, { slug: 'dusk-in-june', revision: first.revision }));
    const { documentId, revision } = await add({});
    for (const [slug, isFormer, sentence] of [
      ['Dusk in June', false, /^“dusk-in-june” is the page address of “Dusk”\. Choose another address\.$/],
      ['dusk', true, /^“dusk” is a former page address of “Dusk”/],
    ] as const) {
      const answers = [
        await change(documentId, { slug, revision }),
        await api.create(owner, NOUNS.portfolioItem, { title: 'New', slug, image: await picture() }),
      ];
      for (const { failure } of answers)
        expect(failure).toMatchObject({
          message: expect.stringMatching(sentence),
          details: { code: 'ADDRESS_TAKEN', field: 'slug', params: { title: 'Dusk', isFormer } },
        });
    }
    expect(await slugOf({ documentId })).toBe('silk-rising');
  });

  test.each([
    ['x'.repeat(81), 'Enter 80 characters or fewer.'],
    // 16 characters that are 90 letters in a page address.
    ['䨻'.repeat(16) + 'x'.repeat(78), 'Enter 80 characters or fewer.'],
    ['!!!', 'Use letters or digits in the page address, such as evening-silk.'],
  ])('is refused when it is typed and cannot be kept: %j', async (slug, sentence) => {
    const { documentId, revision } = await add({});
    expect((await change(documentId, { slug, revision })).failure).toMatchObject({
      message: sentence,
      details: { field: 'slug' },
    });
    expect(await slugOf({ documentId })).toBe('silk-rising');
  });

  test('made from a long title has at most 80 characters, also with a number', async () => {
    const title = 'x'.repeat(120);
    const slugs = [await slugOf(await add({ title })), await slugOf(await add({ title }))];
    expect(slugs).toEqual(['x'.repeat(80), `${'x'.repeat(73)}-2`]);
  });

  test('takes the queries of another title when it has thousands of twins', async () => {
    const { connection } = cms.strapi.db;
    const twins = Array.from({ length: 2000 }, (_, at) => `image${at ? `-${at + 1}` : ''}`);
    await connection.batchInsert(
      'portfolio_items',
      twins.map((slug) => ({ slug, title: 'Image', document_id: randomUUID(), revision: 1, position: 0 })),
      100,
    );
    const count = async (title: string) => {
      let queries = 0;
      const counting = () => {
        queries += 1;
      };
      connection.on('query', counting);
      const slug = await slugOf(await add({ title }));
      connection.removeListener('query', counting);
      return { slug, queries };
    };
    const other = await count('Harbour');
    const twin = await count('Image');
    await connection('portfolio_items').where({ title: 'Image' }).delete();
    expect(twin.slug).toBe('image-2001');
    // Jobs may add a few.
    expect(twin.queries).toBeLessThan(other.queries + 20);
  });

  test('may equal that of a blog post', async () => {
    await cms.strapi.db
      .connection('former_slugs')
      .insert({ content_type: NOUNS.blogPost.uid, slug: 'silk-rising', document_id: 'post' });
    expect(await slugOf(await add({}))).toBe('silk-rising');
    await cms.strapi.db.connection('former_slugs').where({ document_id: 'post' }).delete();
  });

  test('comes back with a restored piece, unless another one has taken it', async () => {
    const { documentId, revision } = await add({});
    saved(await change(documentId, { slug: 'silk-2026', revision }));
    await api.remove(owner, NOUNS.portfolioItem, documentId);
    expect(await pieceAt(cms, 'silk-rising')).toBeNull();
    expect((await restored(cms, owner, documentId)).failure).toBeUndefined();
    expect((await pieceAt(cms, 'silk-rising'))?.item.slug).toBe('silk-2026');
    await api.remove(owner, NOUNS.portfolioItem, documentId);
    await add({ title: 'Silk 2026' });
    expect((await restored(cms, owner, documentId)).data?.back.note).toBe(
      'Restored. Its page address is now “silk-2026-2”, because “Silk 2026” has “silk-2026”.',
    );
    expect(await slugOf({ documentId })).toBe('silk-2026-2');
  });

  test('comes back with a restored piece when another one only had it in the meantime', async () => {
    const { documentId } = await add({});
    await api.remove(owner, NOUNS.portfolioItem, documentId);
    const other = await add({});
    saved(await change(other.documentId, { slug: 'silk-2027', revision: other.revision }));
    const { data, failure } = await restored(cms, owner, documentId);
    expect([failure, data?.back.note]).toEqual([undefined, null]);
    expect(await slugOf({ documentId })).toBe('silk-rising');
    expect((await pieceAt(cms, 'silk-rising'))?.item.slug).toBe('silk-rising');
  });

  test('stays when an earlier version has one that is no longer free, and the answer says so', async () => {
    const { documentId, revision } = await add({});
    const { entries } = await historyOf(owner, documentId);
    const later = saved(await change(documentId, { slug: 'silk-2026', revision }));
    await cms.strapi.db.connection('former_slugs').where({ document_id: documentId }).delete();
    await add({});
    const { data } = await restoreVersion(owner, { id: entries[0]?.id ?? 0, revision: later.revision });
    expect(data?.leftOut).toEqual([{ field: 'slug', name: 'silk-rising' }]);
    expect(await slugOf({ documentId })).toBe('silk-2026');
  });

  test('cannot be the start of a redirect', async () => {
    const { documentId, revision } = await add({});
    saved(await change(documentId, { slug: 'silk-2026', revision }));
    for (const path of ['/portfolio/silk-2026', '/v1/portfolio/silk-rising']) {
      const { failure } = await api.create(owner, NOUNS.redirect, { fromPath: path, toPath: '/bio' });
      expect(failure?.details, path).toMatchObject({ field: 'fromPath' });
    }
  });
});

describe('Links of a text', () => {
  async function states(paths: string[]) {
    const { data } = await owner.graphql<{ internalLinks: { state: string }[] }>(
      'query($paths: [String!]!) { internalLinks(paths: $paths) { state } }',
      { paths },
    );
    return data?.internalLinks.map(({ state }) => state);
  }

  test('find a piece at its former address too', async () => {
    const item = await createPortfolioItem(cms, { title: 'Linked', image: await picture() });
    saved(
      await REST.update(owner, NOUNS.portfolioItem, item.documentId, {
        slug: 'linked-now',
        revision: item.revision,
      }),
    );
    const paths = ['/portfolio/linked-now', '/v1/portfolio/linked', `/portfolio/${randomUUID()}`];
    expect(await states(paths)).toEqual(['ALIVE', 'ALIVE', 'MISSING']);
  });

  test('lead nowhere while the piece is hidden', async () => {
    const { documentId, revision } = await createPortfolioItem(cms, {
      title: 'Away',
      image: await picture(),
    });
    saved(await REST.update(owner, NOUNS.portfolioItem, documentId, { slug: 'away-now', revision }));
    const hidden = await owner.graphql(
      'mutation($uid: String!, $id: ID!) { showToVisitors(contentType: $uid, documentId: $id, shown: false) { hidden } }',
      { uid: NOUNS.portfolioItem.uid, id: documentId },
    );
    expect(hidden.failure).toBeUndefined();
    expect(await states(['/portfolio/away', '/v1/portfolio/away-now'])).toEqual(['MISSING', 'MISSING']);
  });
});
