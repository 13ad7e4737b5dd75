import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRAPHQL_LIMITS } from '../src/http/graphql/query-limits';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createMilestone } from './support/factories';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  await createMilestone(cms);
  ({ owner } = await signIn(cms));
  await visitor(cms).graphql('{ milestones { title } }');
});
afterAll(() => cms.stop());

const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => one(i)).join(' ');

const nested = (depth: number): string =>
  `{ milestones ${'{ image '.repeat(depth)} { url } ${'}'.repeat(depth)} }`;

const REFUSED: [string, string][] = [
  ['5,000 fields', `{ milestones { ${many(5000, () => 'title')} } }`],
  ['201 fields', `{ milestones { ${many(GRAPHQL_LIMITS.fields, () => 'year')} } }`],
  ['101 aliases', `{ ${many(101, (index) => `a${index}: milestones { title }`)} }`],
  ['16 aliases', `{ milestones { ${many(16, (index) => `a${index}: title`)} } }`],
  ['8 root fields', `{ ${many(8, () => 'formToken')} }`],
  ['a fragment that contains itself', 'query { ...a } fragment a on Query { ...a }'],
  ['fragments in a circle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  [
    'a circle below a field',
    '{ milestones { ...a } } fragment a on Milestone { image { ...b } } fragment b on UploadFile { ...b }',
  ],
  ['an unknown fragment', '{ ...nowhere }'],
  [
    'fragments that double each other',
    `{ milestones { ...f0 } } ${many(12, (index) => `fragment f${index} on Milestone { ...f${index + 1} ...f${index + 1} }`)}
     fragment f12 on Milestone { title }`,
  ],
  ['10,000 directives', `{ milestones { title ${many(1000, () => '@include(if: true)')} } }`],
  ['21 directives', `{ milestones { title ${many(21, () => '@skip(if: false)')} } }`],
  ['a depth of 12', nested(12)],
  ['two operations', 'query a { formToken } query b { formToken }'],
  ['no operation', 'fragment a on Query { formToken }'],
  [
    'two mutations in one',
    'mutation { a: deleteEvent(documentId: "x") { documentId } b: deleteEvent(documentId: "y") { documentId } }',
  ],
  [
    'mutations in a fragment',
    'mutation { ...a } fragment a on Mutation { x: deleteEvent(documentId: "x") { documentId } y: deleteEvent(documentId: "y") { documentId } }',
  ],
  ['an empty document', ''],
  ['a comment', '# nothing'],
  ['no GraphQL', 'select * from users'],
  ['9 kB of blanks', `{ formToken ${' '.repeat(9000)} }`],
  ['a subscription', 'subscription { milestones { title } }'],
];

describe('A GraphQL request', () => {
  test.each(REFUSED)('%s: is refused with a message to visitors and to the owner', async (_name, query) => {
    for (const client of [visitor(cms), owner]) {
      const { status, failure, data } = await client.graphql(query);
      expect(status).toBe(400);
      expect(failure?.message).toMatch(/\w{3}/);
      expect(data).toBeUndefined();
    }
  });

  test("stays below every limit for a page of the site and the owner's overview", async () => {
    const page = `{ milestones { year title description image { url formats } }
      portfolioItems_connection { nodes { title category image { url } } pageInfo { total page pageSize pageCount } }
      ...b } fragment b on Query { events { title date } }`;
    const overview = `{ ${many(7, (index) => `a${index}: milestones_connection { pageInfo { total } }`)} }`;
    expect((await visitor(cms).graphql(page)).failure).toBeUndefined();
    expect((await owner.graphql(overview)).failure).toBeUndefined();
    expect((await visitor(cms).graphql(overview)).failure?.message).toContain('at most 3 root fields');
  });

  test('returns at most 100 items per page', async () => {
    for (const pagination of [
      'pageSize: 100000',
      'limit: -1',
      'limit: 2147483647',
      'start: 0, limit: 5000',
    ]) {
      const { data, status } = await visitor(cms).graphql<{ c: { pageInfo: { pageSize: number } } }>(
        `{ c: milestones_connection(pagination: { ${pagination} }) { pageInfo { pageSize } } }`,
      );
      expect(status).toBe(200);
      expect(data?.c.pageInfo.pageSize, pagination).toBeLessThanOrEqual(100);
    }
  });

  test("may have 32 kB from visitors and 512 kB from the owner; a visitor's variables 4 kB", async () => {
    const send = (client: Client, bytes: number) =>
      client.graphql('{ formToken }', { padding: 'x'.repeat(bytes) });
    expect((await send(visitor(cms), 4000)).status).toBe(200);
    expect((await send(visitor(cms), 5000)).status).toBe(400);
    expect((await send(visitor(cms), 33_000)).status).toBe(413);
    expect((await send(owner, 33_000)).status).toBe(200);
    expect((await send(owner, 600_000)).status).toBe(413);
  });

  /** Builds a filter nested `depth` levels deep. */
  const nestedFilter = (depth: number) =>
    Array.from({ length: depth }).reduce<object>((inner) => ({ or: [inner] }), { title: { eq: 'x' } });
  const wideFilter = (branches: number) => ({
    or: Array.from({ length: branches }, (_, index) => ({ title: { eq: `${index}` } })),
  });
  const inText = (filter: object) => JSON.stringify(filter).replace(/"(\w+)":/g, '$1:');
  const FILTERED = 'query($f: MilestoneFiltersInput) { milestones(filters: $f) { title } }';
  const TOO_MUCH: [string, string, object?][] = [
    ['400 levels', FILTERED, { f: nestedFilter(200) }],
    ['5,000 levels', FILTERED, { f: nestedFilter(400) }],
    ['700 branches', FILTERED, { f: wideFilter(140) }],
    ['a list of 51', FILTERED, { f: { title: { in: Array(51).fill('x') } } }],
    [
      'one filter three times',
      `query($f: MilestoneFiltersInput) { ${many(3, (index) => `a${index}: milestones(filters: $f) { title }`)} }`,
      { f: wideFilter(12) },
    ],
    ['nested in the document', `{ milestones(filters: ${inText(nestedFilter(60))}) { title } }`],
    [
      'nested in a default',
      `query($f: MilestoneFiltersInput = ${inText(nestedFilter(60))}) { milestones(filters: $f) { title } }`,
    ],
    ['a variable nobody uses', '{ formToken }', { f: nestedFilter(300) }],
    ['no object', '{ formToken }', [1]],
  ];

  test.each(TOO_MUCH)(
    '%s: has its variables weighed before other code reads them',
    async (_name, query, variables) => {
      for (const client of [visitor(cms), owner]) {
        const { status, failure } = await client.graphql(query, variables);
        expect(status).toBe(400);
        expect(failure?.message).toMatch(/at most|must be an object/);
      }
    },
  );

  test('may contain thousands of brackets without a stack overflow', async () => {
    const deep = `${'[['.repeat(7500)}${']]'.repeat(7500)}`;
    const body = `{"query":"{ formToken }","variables":{"a":${deep}}}`;
    const headers = { 'content-type': 'application/json' };
    const answers = [
      await visitor(cms).send('/graphql', { method: 'POST', headers, body }),
      await owner.send('/graphql', { method: 'POST', headers, body }),
      await owner.send('/api/milestones', { method: 'POST', headers, body: `{"data":{"title":${deep}}}` }),
      await visitor(cms).send('/api/auth/local', { method: 'POST', headers, body: `{"identifier":${deep}}` }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toMatch(/call stack/i);
    }
  });

  test("with wrong variables is the caller's mistake, however many are wrong", async () => {
    const f = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`nothing${index}`, 1]));
    const { status, text } = await visitor(cms).graphql(FILTERED, { f });
    expect(status).toBe(400);
    expect(text).not.toContain('INTERNAL_SERVER_ERROR');
  });
});

describe('The GraphQL endpoint', () => {
  const raw = (init: RequestInit, path = '/graphql') => visitor(cms).send(path, init);
  const body = JSON.stringify({ query: '{ formToken }' });
  const json = { 'content-type': 'application/json' };

  test('accepts only POST and JSON, on every spelling of its path', async () => {
    const query = encodeURIComponent('{ formToken }');
    for (const path of ['/graphql', '/graphql/', '/GraphQL']) {
      const answers = [
        await raw({}, `${path}?query=${query}`),
        await raw({ headers: { accept: 'text/html' } }, path),
        await raw({ method: 'PUT', headers: json, body }, path),
        await raw({ method: 'POST', headers: { 'content-type': 'text/plain' }, body }, path),
        await raw(
          { method: 'POST', headers: { 'content-type': 'application/graphql' }, body: '{ formToken }' },
          path,
        ),
        await raw(
          {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: `query=${query}`,
          },
          path,
        ),
      ];
      for (const answer of answers) {
        expect(answer.status, path).toBe(400);
        const text = await answer.text();
        expect(text, path).not.toContain('formToken":');
        expect(text, path).not.toMatch(/<html|sandbox|explorer/i);
      }
    }
  });

  test('ignores the rest of the path', async () => {
    for (const path of ['/graphql?x=1', '/graphql/?x=1', '/GraphQL']) {
      const answer = await raw({ method: 'POST', headers: json, body }, path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text()).toContain('formToken":');
    }
  });

  test('refuses a batch, a body that is not an object, and broken JSON', async () => {
    for (const text of [
      `[${body},${body}]`,
      '[]',
      '"x"',
      'null',
      '7',
      '{',
      '',
      '{"query":7}',
      '{"query":["{a}"]}',
    ]) {
      const { status } = await raw({ method: 'POST', headers: json, body: text });
      expect({ text, status }).toEqual({ text, status: 400 });
    }
  });

  test('refuses persisted queries', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'ecf4edb46db40b5132295c0291d62fb6' } };
    const { status } = await raw({ method: 'POST', headers: json, body: JSON.stringify({ extensions }) });
    expect(status).toBe(400);
  });

  test('refuses introspection, even to the owner', async () => {
    const asked = ['{ __schema { types { name } } }', '{ __type(name: "Message") { fields { name } } }'];
    for (const client of [visitor(cms), owner]) {
      for (const query of asked) {
        const { status, text } = await client.graphql(query);
        expect(status).toBe(400);
        expect(text).not.toContain('"fields"');
      }
    }
  });

  test('shows no suggestions, stack, path or SQL in errors', async () => {
    const wrong = [
      '{ mesages { subject } }',
      '{ milestones { titel } }',
      '{ milestones(filter: 1) { title } }',
      '{',
    ];
    for (const query of wrong) {
      const { status, text } = await visitor(cms).graphql(query);
      expect(status).toBe(400);
      expect(text).not.toMatch(/Did you mean|stacktrace|node_modules|dist\/src|select /i);
    }
  });
});
