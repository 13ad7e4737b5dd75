import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createImageRow, createPortfolioItem } from './support/factories';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  for (const [title, name] of [
    ['Silk', 'a.jpg'],
    ['Wool', 'b.jpg'],
  ])
    await createPortfolioItem(cms, { title, image: await createImageRow(cms, { name }) });
});
afterAll(() => cms.stop());

const list = (client: Client, args: string) =>
  client.graphql<{ list: { nodes: { title: string }[] } }>(
    `{ list: portfolioItems_connection(${args}) { nodes { title } } }`,
  );
const conditions = (count: number) => `[${'{ title: { containsi: "silk" } } '.repeat(count)}]`;

test.each(['image.name', 'frames.file.name'])('a visitor cannot sort a list by %s', async (name) => {
  for (const sort of [`"${name}:desc"`, `["title", "${name}"]`, `"title,${name}:asc"`])
    expect((await list(visitor(cms), `sort: ${sort}`)).failure, sort).toMatchObject({
      message: `This list cannot be filtered or sorted by “${name}”. Use a text, number or date of its items.`,
      details: { code: 'FIELD_NOT_COMPARED', field: 'sort', params: { name } },
    });
});

test('the owner sorts by a related file as before', async () => {
  const { data } = await list(owner, 'sort: "image.name:desc"');
  expect(data?.list.nodes.map(({ title }) => title)).toEqual(['Wool', 'Silk']);
});

test('a visitor cannot filter a list by related items and files', async () => {
  for (const filter of ['image: { name: { eq: "a.jpg" } }', 'frames: { file: { name: { eq: "a.jpg" } } }'])
    for (const nested of [`{ ${filter} }`, `{ not: { ${filter} } }`, `{ or: [{ and: [{ ${filter} }] }] }`])
      expect((await list(visitor(cms), `filters: ${nested}`)).failure?.message, nested).toMatch(
        /not defined/,
      );
  const { status } = await visitor(cms).rest('GET', '/api/portfolio-items?filters[image][name][$eq]=a.jpg');
  expect(status).toBe(403);
});

test('a visitor compares a list by the fields of its items', async () => {
  const { data } = await list(
    visitor(cms),
    'filters: { or: [{ title: { eq: "Silk" } }, { not: { category: { ne: "x" } } }] }, sort: ["position:asc,createdAt:desc", "documentId"]',
  );
  expect(data?.list.nodes).toEqual([{ title: 'Silk' }]);
});

test('a visitor sends at most ten conditions, however they are nested', async () => {
  expect((await list(visitor(cms), `filters: { or: ${conditions(10)} }`)).failure).toBeUndefined();
  for (const filters of [
    `{ or: ${conditions(11)} }`,
    `{ or: [{ or: ${conditions(5)} } { and: ${conditions(6)} }] }`,
    `{ not: { or: ${conditions(11)} } }`,
  ])
    expect((await list(visitor(cms), `filters: ${filters}`)).failure, filters).toMatchObject({
      message: 'Send at most 10 conditions.',
      details: { code: 'TOO_MANY_CONDITIONS', field: 'filters', params: { most: 10 } },
    });
});

test.each([
  '{ portfolioItems { frames(sort: "file.name") { id } } }',
  'fragment F on PortfolioItem { frames(filters: {}) { id } } { portfolioItems { ...F } }',
])('a visitor cannot compare a list inside the items: %s', async (query) => {
  expect((await visitor(cms).graphql(query)).failure).toMatchObject({
    message: 'Filter and sort only the list itself, not the lists inside its items.',
    details: { code: 'FILTER_INSIDE_ITEMS' },
  });
});
