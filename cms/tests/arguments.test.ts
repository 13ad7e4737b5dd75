import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms, PANEL } from './support/boot-strapi';
import { Client, signIn, visitor } from './support/client';
import { createBlogPost, createMilestone } from './support/factories';
import { operationsWith } from './support/operations';

let cms: BootedCms;
let owner: Client;
let id: string;

beforeAll(async () => {
  cms = await bootCms();
  ({ documentId: id } = await createMilestone(cms));
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const ENDS_SESSIONS = /password|signOut|session/i;

const FILTERED = 'query($f: MilestoneFiltersInput) { milestones(filters: $f) { title } }';

describe('Invalid arguments', () => {
  test('refuses a filter of the wrong shape by name in REST and GraphQL', async () => {
    const shapes: [object, string, string][] = [
      [{ title: { between: ['a'] } }, 'filters[title][$between][0]=a', 'between'],
      [{ title: { between: [null, null] } }, 'filters[title][$between]=a', 'between'],
      [{ year: { or: ['a'] } }, 'filters[year][$or][0]=a', 'or'],
    ];
    for (const [f, search, operator] of shapes) {
      const asked = [
        await visitor(cms).graphql(FILTERED, { f }),
        await owner.graphql(FILTERED, { f }),
        await owner.rest('GET', `/api/milestones?${search}`),
      ];
      for (const { failure, text } of asked) {
        expect(text).not.toMatch(/Internal/i);
        expect(failure).toMatchObject({
          message: expect.stringContaining(`“${operator}”`),
          details: { code: 'FILTER_VALUE_INVALID', field: 'filters', params: { operator } },
        });
      }
    }
  });

  test('refuses to delete the draft of a post alone', async () => {
    const { documentId } = await createBlogPost(cms);
    const { status, failure } = await owner.rest('DELETE', `/api/blog-posts/${documentId}?status=draft`);
    expect(status).toBe(400);
    expect(failure).toMatchObject({ details: { code: 'DELETED_WHOLE', field: 'status' } });
    expect((await owner.rest('DELETE', `/api/blog-posts/${documentId}`)).status).toBe(204);
  });

  test('answers a filter that does not fit its field with 400', async () => {
    for (const search of [
      '/api/milestones?filters=Nairobi',
      '/api/milestones?filters=a&filters=b',
      '/api/milestones?filters[][$eq]=Nairobi',
      '/api/milestones?filters[revision][$eq]=2026-02-30',
      '/api/milestones?filters[revision][$not][$eq]=NaN',
      '/api/milestones?filters[revision][$jsonSupersetOf]=1',
      `/api/milestones/${id}?filters[revision][$eq]=x`,
      '/api/settings?filters[maintenance][$between][0]=a&filters[maintenance][$between][1]=b',
      '/api/measurements?filters[lines][$eq]=x',
    ]) {
      const { status, text } = await owner.rest('GET', search);
      expect([200, 400, 404], `${search}: ${text}`).toContain(status);
    }
    for (const path of ['/api/milestones/%00', '/api/milestones/a%00b'])
      expect((await owner.rest('GET', path)).status).toBe(404);
    for (const filters of ['filters=x', 'filters[revision][$in]=null']) {
      const removed = await owner.rest('DELETE', `/api/milestones/${id}?${filters}`);
      expect(removed.status, filters).toBe(400);
    }
  });

  test('answers an impossible number with 404 or 400, in every address and query', async () => {
    const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
    const panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
    for (const number of ['2147483648', '-2147483649', '99999999999999']) {
      const asked: [Client, 'GET' | 'DELETE', string][] = [
        [owner, 'GET', `/api/upload/files/${number}`],
        [owner, 'DELETE', `/api/upload/files/${number}`],
        [owner, 'GET', `/api/milestones/${number}`],
        [owner, 'GET', `/api/milestones?pagination[page]=${number}`],
        [owner, 'GET', `/api/milestones?pagination[pageSize]=${number}`],
        [owner, 'GET', `/api/milestones?pagination[start]=${number}&pagination[limit]=${number}`],
        [owner, 'GET', `/api/milestones?filters[id][$eq]=${number}`],
        [owner, 'GET', `/api/milestones?filters[revision][$in][0]=${number}`],
        [panel, 'GET', `/upload/files/${number}`],
        [panel, 'DELETE', `/upload/files/${number}`],
        [panel, 'GET', `/upload/folders/${number}`],
        [panel, 'GET', `/admin/users/${number}`],
        [panel, 'GET', `/admin/roles/${number}/permissions`],
        [panel, 'GET', `/admin/api-tokens/${number}`],
        [panel, 'GET', `/users-permissions/roles/${number}`],
      ];
      for (const [client, method, path] of asked) {
        const { status, failure } = await client.rest(method, path);
        expect([200, 400, 403, 404], `${method} ${path}: ${status}`).toContain(status);
        if (status !== 200) expect(failure?.message, path).toMatch(/\w/);
      }
    }
  });

  // Above the limit of an integer column, 2147483647.
  const CASES = [
    ['Int', '2147483648', '2147483648'],
    ['Int', '-1', '-1'],
    ['ID', 'of 5,000 letters', `"${'x'.repeat(5000)}"`],
  ] as const;

  test.each(CASES)(
    'accepts %s %s in any argument of any operation, or refuses it with a message',
    async (scalar, _name, value) => {
      const { queries, mutations } = operationsWith(cms, scalar, value);
      expect(queries.length + mutations.length).toBeGreaterThan(30);
      for (const { name, document } of [...queries, ...mutations]) {
        // It would end the session of this test.
        if (ENDS_SESSIONS.test(name)) continue;
        for (const client of [visitor(cms), owner]) {
          const { status, text, failure } = await client.graphql(document);
          expect(status, `${document}: ${text}`).toBeLessThan(500);
          expect(text, document).not.toMatch(
            /INTERNAL_SERVER_ERROR|Internal Server Error|SQLITE|node_modules/,
          );
          if (failure) expect(failure.message, document).toMatch(/\w+ \w+/);
        }
      }
    },
  );

  test('survives a date far away', async () => {
    const dates = ['99999-01-01', '0000-00-00', '+275760-09-13', '-000001-01-01', '2026-02-30'];
    for (const date of dates) {
      const moment = `${date}T00:00:00.000Z`;
      const asked = [
        await owner.rest('GET', `/api/events?filters[date][$gt]=${encodeURIComponent(date)}`),
        await owner.rest('GET', `/api/events?filters[createdAt][$lt]=${encodeURIComponent(moment)}`),
        await owner.rest('POST', '/api/events', {
          data: { title: 'Far away', date, location: 'Nairobi', description: 'Then' },
        }),
        await visitor(cms).graphql('query($f: MilestoneFiltersInput) { milestones(filters: $f) { title } }', {
          f: { createdAt: { gt: moment } },
        }),
        await owner.graphql('query($f: EventFiltersInput) { events(filters: $f) { title } }', {
          f: { date: { eq: date } },
        }),
      ];
      for (const { status, text } of asked) {
        expect(status, `${date}: ${text}`).toBeLessThan(500);
        expect(text, date).not.toMatch(/INTERNAL_SERVER_ERROR|Internal Server Error/);
      }
    }
  });

  test('refuses a search that is not a text by name', async () => {
    const asked = [
      await owner.rest('GET', '/api/milestones?_q=one&_q=two'),
      await owner.rest('GET', `/api/milestones/${id}?_q[key]=one`),
      await owner.rest('DELETE', `/api/milestones/${id}?_q=one&_q=two`),
    ];
    for (const { status, failure } of asked) {
      expect(status).toBe(400);
      expect(failure).toMatchObject({
        message: expect.stringContaining('“_q”'),
        details: { code: 'SEARCH_INVALID', field: '_q' },
      });
    }
  });

  test('treats an argument that is null as missing', async () => {
    for (const query of [
      'query ($p: PaginationArg) { milestones_connection(pagination: $p) { pageInfo { page } } }',
      '{ milestones_connection(pagination: null, sort: null) { pageInfo { page } } }',
      '{ measurements { lines(pagination: null) { label } } }',
    ]) {
      const { text } = await visitor(cms).graphql(query, { p: null });
      expect(text, query).not.toContain('errors');
    }
  });

  test('survives control characters and odd values in arguments', async () => {
    const asked: [string, object?][] = [
      ['query($slug: String!) { blogPostBySlug(slug: $slug) { post { title } } }', { slug: '\u0000' }],
      ['query($slug: String!) { blogPostBySlug(slug: $slug) { post { title } } }', { slug: '\ud83d' }],
      ['query($id: ID!) { milestone(documentId: $id) { title } }', { id: '\u0000' }],
      [
        'query($id: ID!) { approvedComments(blogPostDocumentId: $id) { total } }',
        { id: "x' or 1=1 --\u0000" },
      ],
      [
        'query($id: ID!) { approvedComments(blogPostDocumentId: $id, page: 2147483647) { total } }',
        { id: 'x' },
      ],
      ['query($id: ID!) { approvedComments(blogPostDocumentId: $id, page: -5) { total } }', { id: 'x' }],
      [
        'query($t: String) { milestones(filters: { title: { contains: $t } }) { title } }',
        { t: '\u0000%_\\' },
      ],
      ['query($t: [String]) { milestones(sort: $t) { title } }', { t: ['\u0000:asc'] }],
      ['query($t: [String]) { milestones(sort: $t) { title } }', { t: ['title:sideways', 'nowhere'] }],
      [
        'query($t: JSON) { blogPosts(filters: { tags: { contains: $t } }) { title } }',
        { t: { a: '\u0000' } },
      ],
      ['{ milestones(filters: { createdAt: { gt: "yesterday" } }) { title } }'],
      ['{ milestones(pagination: { page: 2147483647, pageSize: 100 }) { title } }'],
      ['{ milestones(pagination: { page: 0 }) { title } }'],
      ['{ milestones(pagination: { start: -1 }) { title } }'],
    ];
    for (const [query, variables] of asked) {
      const { status, text } = await visitor(cms).graphql(query, variables);
      expect([200, 400], query).toContain(status);
      expect(text, query).not.toMatch(
        /INTERNAL_SERVER_ERROR|Internal Server Error|syntax|sqlite|node_modules/i,
      );
    }
  });
});
