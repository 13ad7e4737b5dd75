import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRAPHQL, NOUNS } from './support/apis';
import { type BootedCms, bootCms, PANEL } from './support/boot-strapi';
import { type Answer, Client, signIn, visitor } from './support/client';
import {
  buildBlogPost,
  create,
  createBlogPost,
  createComment,
  createImageRow,
  createMilestone,
} from './support/factories';

/** In every field of the draft: a response that contains it reveals the draft. */
const CANARY = 'zanzibar-canary';

const PUBLISHED_POSTS = 3;

let cms: BootedCms;
let draftId: string;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  const image = await createImageRow(cms);
  await createMilestone(cms, { title: 'Shares a picture', image });
  for (let number = 1; number <= PUBLISHED_POSTS; number += 1) {
    await createBlogPost(cms, { title: `Published ${number}`, tags: ['open'], image });
  }
  const draft = { title: CANARY, content: CANARY, tags: [CANARY], slug: CANARY, image };
  ({ documentId: draftId } = await createBlogPost(cms, draft, 'draft'));
  // A published post with unpublished changes.
  const { documentId } = await createBlogPost(cms, { title: 'Modified' });
  await cms.strapi
    .documents('api::blog-post.blog-post')
    .update({ documentId, data: { content: CANARY }, status: 'draft' });
});
afterAll(() => cms.stop());

const FIELDS = 'documentId title slug content excerpt tags createdAt publishedAt readingMinutes revision';
const TOTAL = PUBLISHED_POSTS + 1;

interface Posts {
  blogPosts: { title: string }[];
}

interface Connection {
  blogPosts_connection: { nodes: { title: string }[]; pageInfo: { total: number; pageCount: number } };
}

describe('Drafts are invisible to visitors', () => {
  const ask = <Data>(query: string, variables?: object): Promise<Answer<Data>> =>
    visitor(cms).graphql<Data>(query, variables);

  const ARGUMENTS = [
    'status: DRAFT',
    'status: PUBLISHED',
    'hasPublishedVersion: false',
    'hasPublishedVersion: true',
    'status: DRAFT, hasPublishedVersion: false',
    'publicationFilter: NEVER_PUBLISHED',
    'publicationFilter: MODIFIED',
    'publicationFilter: UNMODIFIED',
    'publicationFilter: PUBLISHED_WITH_DRAFT',
    'publicationFilter: PUBLISHED_WITHOUT_DRAFT',
    'publicationFilter: HAS_PUBLISHED_VERSION',
    'publicationFilter: NEVER_PUBLISHED_DOCUMENT',
    'publicationFilter: HAS_PUBLISHED_VERSION_DOCUMENT',
    'status: DRAFT, publicationFilter: MODIFIED',
    'filters: { publishedAt: { null: true } }',
    'filters: { not: { publishedAt: { notNull: true } } }',
    `filters: { title: { contains: "${CANARY}" } }`,
    `filters: { slug: { eq: "${CANARY}" } }`,
    `filters: { excerpt: { containsi: "${CANARY}" } }`,
    `filters: { or: [{ content: { contains: "${CANARY}" } }, { title: { ne: "x" } }] }`,
    'sort: ["publishedAt:asc"], status: DRAFT',
  ];

  test.each(ARGUMENTS)('are not in blogPosts(%s)', async (argument) => {
    const list = await ask<Posts>(`{ blogPosts(${argument}) { ${FIELDS} image { url } } }`);
    const connection = await ask<Connection>(
      `{ blogPosts_connection(${argument}) { nodes { ${FIELDS} } pageInfo { total pageCount } } }`,
    );
    // The validator repeats the text when it refuses the query.
    expect(list.data ? list.text : '').not.toContain(CANARY);
    expect(connection.data ? connection.text : '').not.toContain(CANARY);
    expect([200, 400]).toContain(list.status);
    const { nodes = [], pageInfo } = connection.data?.blogPosts_connection ?? {};
    expect(pageInfo?.total ?? 0).toBe(nodes.length);
    expect(nodes.length).toBeLessThanOrEqual(TOTAL);
  });

  test('are tested with every value of PublicationFilter', () => {
    const type = cms.strapi
      .plugin('graphql')
      .service('content-api')
      .buildSchema()
      .getType('PublicationFilter');
    const values: string[] = type.getValues().map(({ name }: { name: string }) => name);
    const tried = ARGUMENTS.join(' ');
    expect(values.filter((value) => !tried.includes(`publicationFilter: ${value}`))).toEqual([]);
  });

  test('are not in lists and totals', async () => {
    const { data } = await ask<Connection>(
      '{ blogPosts_connection(pagination: { pageSize: 100 }) { nodes { title } pageInfo { total pageCount } } }',
    );
    expect(data?.blogPosts_connection.pageInfo).toEqual({ total: TOTAL, pageCount: 1 });
    expect(data?.blogPosts_connection.nodes).toHaveLength(TOTAL);
  });

  test('look missing by id and slug', async () => {
    const byId = (id: string, rest = '') => ask(`{ blogPost(documentId: "${id}"${rest}) { ${FIELDS} } }`);
    expect((await byId(draftId)).text).toBe((await byId('never-was-there-0000000')).text);
    expect((await byId(draftId, ', status: DRAFT')).text).toBe(
      (await byId('never-was', ', status: DRAFT')).text,
    );
    const bySlug = (slug: string) => ask(`{ blogPostBySlug(slug: "${slug}") { post { ${FIELDS} } } }`);
    expect((await bySlug(CANARY)).text).toBe((await bySlug('never-was')).text);
  });

  test('do not affect neighbours, tags and comments', async () => {
    await createComment(cms, { text: CANARY, status: 'approved', blogPost: draftId });
    const { data } = await ask<Posts>('{ blogPosts(sort: "createdAt:asc") { slug title } }');
    const pages = await ask(
      `{ a: blogPostBySlug(slug: "published-1") { previous { slug } next { slug } }
         b: blogPostBySlug(slug: "published-${PUBLISHED_POSTS}") { previous { slug } next { slug } }
         c: blogPostBySlug(slug: "modified") { post { content } previous { slug } next { slug } } }`,
    );
    const beside = await ask(
      `{ blogTags { name count }
         approvedComments(blogPostDocumentId: "${draftId}") { total nodes { text } } }`,
    );
    for (const { failure, text } of [pages, beside]) {
      expect(failure).toBeUndefined();
      expect(text).not.toContain(CANARY);
    }
    expect(beside.data).toMatchObject({
      blogTags: [{ name: 'open', count: PUBLISHED_POSTS }],
      approvedComments: { total: 0, nodes: [] },
    });
    expect(data?.blogPosts).toHaveLength(TOTAL);
  });

  test('cannot be reached through a picture', async () => {
    const { status } = await ask('{ milestones { image { related { ... on BlogPost { title } } } } }');
    expect(status).toBe(400);
  });

  test('are not shown to visitors by REST', async () => {
    for (const path of [
      `/api/blog-posts/${draftId}?status=draft`,
      '/api/blog-posts?status=draft&_q=zanzibar',
    ]) {
      const answer = await visitor(cms).rest('GET', path);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain(CANARY);
    }
  });

  test('are not shown with an invalid token', async () => {
    const stranger = new Client(cms.url, { authorization: 'Bearer not.a.token' });
    const { status, text } = await stranger.graphql(`{ blogPosts(status: DRAFT) { ${FIELDS} } }`);
    expect(status).toBe(401);
    expect(text).not.toContain(CANARY);
  });

  test('are shown to the owner by REST and GraphQL', async () => {
    const { data } = await owner.graphql<Posts>('{ blogPosts(status: DRAFT) { title } }');
    expect(data?.blogPosts.map(({ title }) => title)).toContain(CANARY);
    const rest = await owner.rest<{ title: string }>(
      'GET',
      `/api/${NOUNS.blogPost.path}/${draftId}?status=draft`,
    );
    expect(rest.data?.title).toBe(CANARY);
  });
});

describe('Portfolio items without an image', () => {
  const uid = 'api::portfolio-item.portfolio-item';

  beforeAll(async () => {
    const image = await createImageRow(cms);
    await create(cms, uid, { title: 'Seen A', category: 'Runway', image });
    await create(cms, uid, { title: 'Seen B', category: 'runway', image });
    await create(cms, uid, { title: 'Unseen A', category: 'Runway' });
    await create(cms, uid, { title: 'Unseen B', category: 'Only unseen' });
  });

  interface Portfolio {
    portfolioItems: { title: string; documentId: string }[];
    portfolioItems_connection: { nodes: { title: string }[]; pageInfo: { total: number } };
    portfolioCategories: { name: string; count: number }[];
  }
  const query = (filter = '') => `{
    portfolioItems${filter && `(${filter})`} { title documentId }
    portfolioItems_connection${filter && `(${filter})`} { nodes { title } pageInfo { total } }
    portfolioCategories { name count }
  }`;
  const titles = (items: { title: string }[] = []) => items.map(({ title }) => title).sort();

  test("are left out of visitors' lists, counts and categories", async () => {
    const { data } = await visitor(cms).graphql<Portfolio>(query());
    expect(titles(data?.portfolioItems)).toEqual(['Seen A', 'Seen B']);
    expect(data?.portfolioItems_connection.pageInfo.total).toBe(2);
    expect(data?.portfolioCategories).toEqual([{ name: expect.stringMatching(/^runway$/i), count: 2 }]);
  });

  test('are left out with other filters too', async () => {
    const { data } = await visitor(cms).graphql<Portfolio>(query('filters: { category: { eqi: "RUNWAY" } }'));
    expect(titles(data?.portfolioItems)).toEqual(['Seen A', 'Seen B']);
    const none = await visitor(cms).graphql<Portfolio>(query('filters: { category: { eq: "Only unseen" } }'));
    expect(none.data?.portfolioItems_connection.pageInfo.total).toBe(0);
  });

  test('are left out by id, but shown to the owner', async () => {
    const { data } = await owner.graphql<Portfolio>(query());
    expect(titles(data?.portfolioItems)).toEqual(['Seen A', 'Seen B', 'Unseen A', 'Unseen B']);
    const unseen = data?.portfolioItems.find(({ title }) => title === 'Unseen A');
    const byId = `{ portfolioItem(documentId: "${unseen?.documentId}") { title } }`;
    expect((await visitor(cms).graphql(byId)).data).toEqual({ portfolioItem: null });
    expect((await owner.graphql(byId)).data).toEqual({ portfolioItem: { title: 'Unseen A' } });
  });
});

test('opens exactly the linked draft from the panel', async () => {
  const { data: panel } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
  const editor = new Client(cms.url, { authorization: `Bearer ${panel?.token}` });
  const item = `documentId=${draftId}&status=draft`;
  const told = await editor.rest<{ url: string }>(
    'GET',
    `/content-manager/preview/url/api::blog-post.blog-post?${item}`,
  );
  const { origin, pathname, searchParams } = new URL(told.data?.url ?? '');
  expect(`${origin}${pathname}`).toBe(`http://localhost:3000/blog/${CANARY}`);

  const titleOf = async (slug: string, token: string) => {
    const { data } = await visitor(cms).graphql<{ blogPostBySlug: { post: { title: string } } | null }>(
      'query($slug: String!) { blogPostBySlug(slug: $slug) { post { title content image { url } } } }',
      { slug },
      { 'x-preview': token },
    );
    return data?.blogPostBySlug?.post.title;
  };
  const token = searchParams.get('preview') ?? '';
  expect(await titleOf(CANARY, token)).toBe(CANARY);
  expect(await titleOf(CANARY, token.replace('draft', 'published'))).toBeUndefined();
  expect(await titleOf(CANARY, token.slice(0, -1))).toBeUndefined();
  const { data } = await visitor(cms).graphql<Posts>('{ blogPosts { title } }', {}, { 'x-preview': token });
  expect(data?.blogPosts).toHaveLength(TOTAL);
});

test('keeps a shared link to a draft after its title changes, and for no other draft', async () => {
  const title = 'Shared early';
  const { documentId } = await create(cms, NOUNS.blogPost.uid, buildBlogPost({ title }), 'draft');
  const { data } = await owner.graphql<{ shared: { path: string } }>(
    `{ shared: blogPostPreview(documentId: "${documentId}") { path } }`,
  );
  const { pathname, searchParams } = new URL(data?.shared.path ?? '', 'http://site.test');
  expect(pathname).toBe('/blog/shared-early');
  await GRAPHQL.update(owner, NOUNS.blogPost, documentId, { title: 'Shared late', revision: 1 }, 'draft');
  await create(cms, NOUNS.blogPost.uid, buildBlogPost({ title }), 'draft');
  const seen = await visitor(cms).graphql(
    'query { blogPostBySlug(slug: "shared-early") { post { title slug } } }',
    {},
    { 'x-preview': searchParams.get('preview') ?? '' },
  );
  expect(seen.data).toEqual({ blogPostBySlug: { post: { title: 'Shared late', slug: 'shared-early' } } });
});

test('lets only the owner share a preview of a post and end it', async () => {
  const { documentId } = await createBlogPost(cms, { title: 'Shared' });
  await cms.strapi
    .documents('api::blog-post.blog-post')
    .update({ documentId, data: { content: 'newer words' }, status: 'draft' });
  const share = (client: Client) =>
    client.graphql<{ shared: { path: string; endsAt: string } }>(
      `{ shared: blogPostPreview(documentId: "${documentId}") { path endsAt } }`,
    );
  const end = (client: Client) =>
    client.graphql<{ ended: boolean }>(
      `mutation { ended: endBlogPostPreviews(documentId: "${documentId}") }`,
    );
  const read = async (path: string) => {
    const token = new URL(path, 'http://site.test').searchParams.get('preview') ?? '';
    const { data } = await visitor(cms).graphql<{ blogPostBySlug: { post: { content: string } } | null }>(
      'query { blogPostBySlug(slug: "shared") { post { content } } }',
      {},
      { 'x-preview': token },
    );
    return data?.blogPostBySlug?.post.content;
  };

  expect((await share(visitor(cms))).data?.shared).toBeUndefined();
  expect((await end(visitor(cms))).data?.ended).toBeUndefined();

  const first = (await share(owner)).data?.shared;
  expect(await read(first?.path ?? '')).toBe('newer words');
  const days = (new Date(first?.endsAt ?? '').getTime() - Date.now()) / (24 * 3600 * 1000);
  expect(Math.round(days)).toBe(7);
  expect((await end(owner)).data?.ended).toBe(true);
  expect(await read(first?.path ?? '')).toBeUndefined();
  const second = (await share(owner)).data?.shared;
  expect(await read(second?.path ?? '')).toBe('newer words');
});
