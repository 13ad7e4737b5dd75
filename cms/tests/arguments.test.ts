import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createMilestone } from './support/factories';

let cms: BootedCms;
let owner: Client;
let id: string;

beforeAll(async () => {
  cms = await bootCms();
  ({ documentId: id } = await createMilestone(cms));
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const FILTERED = 'query($f: MilestoneFiltersInput) { milestones(filters: $f) { title } }';

describe('What no question can mean is the caller’s mistake', () => {
  test('a filter of the wrong shape is refused with its name, at both doors', async () => {
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
        expect(failure?.message).toContain(`"${operator}"`);
      }
    }
  });

  test("a filter that does not fit its field is the owner's mistake, not the server's", async () => {
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

  test('a search that is no text is refused with its name', async () => {
    const asked = [
      await owner.rest('GET', '/api/milestones?_q=one&_q=two'),
      await owner.rest('GET', `/api/milestones/${id}?_q[key]=one`),
      await owner.rest('DELETE', `/api/milestones/${id}?_q=one&_q=two`),
    ];
    for (const { status, failure } of asked) {
      expect(status).toBe(400);
      expect(failure?.message).toContain('"_q"');
    }
  });

  test('an argument that is null is one that is not given', async () => {
    for (const query of [
      'query ($p: PaginationArg) { milestones_connection(pagination: $p) { pageInfo { page } } }',
      '{ milestones_connection(pagination: null, sort: null) { pageInfo { page } } }',
      '{ measurements { lines(pagination: null) { label } } }',
    ]) {
      const { text } = await visitor(cms).graphql(query, { p: null });
      expect(text, query).not.toContain('errors');
    }
  });

  test('control characters and odd values in arguments are no server error', async () => {
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
