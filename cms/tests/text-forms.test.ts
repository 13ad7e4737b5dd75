import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS, type Api, GRAPHQL, NOUNS, saved } from './support/apis';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createBlogPost, createMilestone, createPortfolioItem, createVolunteer } from './support/factories';
import { sendMessage } from './support/submissions';
import { uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

/** With the decomposed letters of a Mac's file name and the hidden characters of a text copied from a PDF or page. */
const TYPED = 'Ngu\u0303gi\u0303\u200b wa\u00ad Thiong\u2060’o\ufeff\ufffe\uffff\u200e';
const STORED = 'Ngũgĩ wa Thiong’o';

const titlesOf = ({ data }: { data?: { found?: { title: string }[] } | undefined }) =>
  data?.found?.map(({ title }) => title);

describe.each(APIS)('A text through $name', (api: Api) => {
  test('is stored in its canonical form, in fields, components and lists', async () => {
    const { documentId } = saved(
      await api.create(owner, NOUNS.milestone, { year: '2020', title: TYPED, description: TYPED }),
    );
    const milestone = await cms.strapi.db.query(NOUNS.milestone.uid).findOne({ where: { documentId } });
    expect([milestone.title, milestone.description]).toEqual([STORED, STORED]);
    const post = saved(
      await api.create(owner, NOUNS.blogPost, { title: TYPED, content: TYPED, tags: [TYPED, STORED] }),
    );
    const stored = await cms.strapi.db
      .query(NOUNS.blogPost.uid)
      .findOne({ where: { documentId: post.documentId, publishedAt: { $notNull: true } } });
    expect([stored.title, stored.content, stored.tags]).toEqual([STORED, STORED, [STORED]]);
  });
});

describe('A query', () => {
  beforeAll(async () => {
    await cms.strapi.db.query(NOUNS.milestone.uid).deleteMany({});
    for (const title of ['Zebra', 'École', 'Ũhuru Park', 'Eclair', 'ũhuru', 'eagle'])
      await createMilestone(cms, { title });
  });

  test.each([
    ['contains', 'U\u0303HURU', ['ũhuru', 'Ũhuru Park']],
    ['containsi', 'u\u0303hu\u200bru', ['ũhuru', 'Ũhuru Park']],
    ['eqi', 'ŨHURU', ['ũhuru']],
    ['startsWith', 'ÉCO', ['École']],
    ['endsWith', 'OLE', ['École']],
  ])('finds %s %j in any case and form, in REST and GraphQL', async (operator, value, titles) => {
    const query = `query($f: MilestoneFiltersInput) { found: milestones(filters: $f, sort: "title") { title } }`;
    expect(titlesOf(await owner.graphql(query, { f: { title: { [operator]: value } } }))).toEqual(titles);
    const { data } = await owner.rest<{ title: string }[]>(
      'GET',
      `/api/milestones?sort=title&filters[title][$${operator}]=${encodeURIComponent(value)}`,
    );
    expect(data?.map(({ title }) => title)).toEqual(titles);
  });

  test('searches in any case and form', async () => {
    const { data } = await owner.rest<{ title: string }[]>(
      'GET',
      `/api/milestones?sort=title&_q=${encodeURIComponent('U\u0303HURU')}`,
    );
    expect(data?.map(({ title }) => title)).toEqual(['ũhuru', 'Ũhuru Park']);
  });

  test('sorts letters with accents next to those without', async () => {
    const sorted = async (direction: string) =>
      titlesOf(
        await visitor(cms).graphql(
          `{ found: milestones(sort: "title:${direction}", pagination: { limit: 9 }) { title } }`,
        ),
      );
    const titles = ['eagle', 'Eclair', 'École', 'ũhuru', 'Ũhuru Park', 'Zebra'];
    expect(await sorted('asc')).toEqual(titles);
    expect(await sorted('desc')).toEqual(titles.toReversed());
  });

  test('sorts a list filtered by a relation in the same way', async () => {
    const { documentId } = saved(
      await GRAPHQL.create(owner, NOUNS.project, { title: 'Walks', description: 'On foot' }),
    );
    for (const name of ['Zuri', 'Élodie', 'Eve'])
      await createVolunteer(cms, { name, project: documentId as never });
    const { data } = await owner.rest<{ name: string }[]>(
      'GET',
      `/api/volunteers?sort=name&filters[project][title][$eqi]=WALKS`,
    );
    expect(data?.map(({ name }) => name)).toEqual(['Élodie', 'Eve', 'Zuri']);
  });

  test('finds an address in capitals and in angle brackets', async () => {
    await sendMessage(visitor(cms), { senderEmail: ' mailto:Wan\u200bjiru@Example.com, ' });
    const { data } = await owner.graphql<{ messages: { senderEmail: string }[] }>(
      'query($f: MessageFiltersInput) { messages(filters: $f) { senderEmail } }',
      { f: { senderEmail: { eq: '<WANJIRU@example.com>' } } },
    );
    expect(data?.messages).toEqual([{ senderEmail: 'wanjiru@example.com' }]);
  });

  test.each([
    ['eq', 'mailto:akinyi@EXA\u0308MPLE.de'],
    ['eqi', '＜Ａｋｉｎｙｉ＠xn--exmple-cua.de＞'],
    ['containsi', '<akinyi@xn--exmple-cua.de>,'],
    ['endsWith', '@xn--exmple-cua.de'],
  ])('matches every spelling of a domain: %s %s', async (operator, value) => {
    await cms.strapi.db.query(NOUNS.message.uid).deleteMany({});
    const sent = await sendMessage(visitor(cms), { senderEmail: 'akinyi@xn--exmple-cua.de' });
    expect(sent.failure).toBeUndefined();
    const { data } = await owner.rest<{ senderEmail: string }[]>(
      'GET',
      `/api/messages?filters[senderEmail][$${operator}]=${encodeURIComponent(value)}`,
    );
    expect(data?.map(({ senderEmail }) => senderEmail)).toEqual(['akinyi@exämple.de']);
  });
});

describe('A count and the list behind it', () => {
  const counts = async (name: string) =>
    Object.fromEntries(
      (
        (
          await visitor(cms).graphql<Record<string, { name: string; count: number }[]>>(
            `{ ${name} { name count } }`,
          )
        ).data?.[name] ?? []
      ).map((row) => [row.name.toLowerCase(), row.count]),
    );

  test('agree for tags', async () => {
    for (const tags of [['Ũhuru'], ['U\u0303HURU', '6" heels'], ['ũhuru gardens']])
      await createBlogPost(cms, { tags });
    const found = await counts('blogTags');
    expect(found).toMatchObject({ ũhuru: 3, 'ũhuru gardens': 1, '6" heels': 1 });
    for (const tag of ['ũhuru', 'ŨHURU GARDENS', '6" heels']) {
      const { data } = await visitor(cms).graphql<{ list: { pageInfo: { total: number } } }>(
        'query($tag: JSON!) { list: blogPosts_connection(filters: { tags: { containsi: $tag } }) { pageInfo { total } } }',
        { tag },
      );
      expect(data?.list.pageInfo.total, tag).toBe(found[tag.toLowerCase()]);
    }
  });

  test('agree for categories', async () => {
    const { id: image } = await uploadPhoto(owner);
    for (const category of ['Haute École', 'HAUTE E\u0301COLE'])
      await createPortfolioItem(cms, { category, image });
    expect(await counts('portfolioCategories')).toEqual({ 'haute école': 2 });
    const { data } = await visitor(cms).graphql<{ list: { pageInfo: { total: number } } }>(
      '{ list: portfolioItems_connection(filters: { category: { eqi: "haute ÉCOLE" } }) { pageInfo { total } } }',
    );
    expect(data?.list.pageInfo.total).toBe(2);
  });
});

test('keeps a typed \\u0000, refuses a real NUL in a document and removes it from a variable', async () => {
  const text = 'In JSON \\u0000 is written with six characters';
  const { documentId } = saved(
    await GRAPHQL.create(owner, NOUNS.milestone, { year: '2021', title: `${text}\u0000`, description: text }),
  );
  const stored = await cms.strapi.db.query(NOUNS.milestone.uid).findOne({ where: { documentId } });
  expect([stored.title, stored.description]).toEqual([text, text]);
  const { status, failure } = await visitor(cms).graphql('{ milestone(documentId: "a\\u0000b") { title } }');
  expect([status, failure?.message]).toEqual([
    400,
    'The GraphQL document is invalid: a text has the character NUL.',
  ]);
});

test('signs the owner in with a name in any form', async () => {
  const users = cms.strapi.db.query('plugin::users-permissions.user');
  const { id, username } = await users.findOne({ where: {} });
  await users.update({ where: { id }, data: { username: 'Ngũgĩ' } });
  const { status } = await visitor(cms).rest('POST', '/api/auth/local', {
    identifier: 'Ngu\u0303gi\u0303\u200b',
    password: 'quiet-river-lamp-42',
  });
  await users.update({ where: { id }, data: { username } });
  expect(status).toBe(200);
});
