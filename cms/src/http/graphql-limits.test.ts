import { describe, expect, test } from 'vitest';
import { documentProblem, GRAPHQL_LIMITS } from './graphql-limits';

const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => one(i)).join(' ');
const deep = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;

describe('a document inside every limit may run', () => {
  test.each([
    ['10 root fields', `{ ${many(10, (index) => `f${index}`)} }`],
    ['200 fields', `{ a { ${many(199, (index) => `f${index}`)} } }`],
    ['15 aliases', `{ a { ${many(15, (index) => `a${index}: f`)} } }`],
    ['20 directives', `{ a ${many(20, () => '@skip(if: false)')} }`],
    ['a depth of 8', deep(8)],
    ['one mutation', 'mutation { a }'],
    ['one mutation in a fragment', 'mutation { ...f } fragment f on Mutation { a }'],
    ['a fragment used twice', '{ a { ...f } b { ...f } } fragment f on T { c }'],
    ['an unused fragment that contains itself', '{ a } fragment f on T { ...f }'],
  ])('%s', (_name, query) => {
    expect(documentProblem(query)).toBeUndefined();
  });
});

describe('a document past a limit is refused', () => {
  test.each([
    ['characters', `{ a ${' '.repeat(GRAPHQL_LIMITS.characters)} }`, 'at most 8192 characters'],
    ['tokens', `{ a(b: [${many(1000, () => '1')}]) }`, 'tokens'],
    ['root fields', `{ ${many(11, (index) => `f${index}`)} }`, 'at most 10 root fields'],
    [
      'root fields in fragments',
      `{ ...f ...f } fragment f on Query { ${many(6, (i) => `f${i}`)} }`,
      'root fields',
    ],
    ['mutations', 'mutation { a b }', 'at most 1 mutation'],
    ['mutations in a fragment', 'mutation { ...f } fragment f on Mutation { a b }', 'at most 1 mutation'],
    ['mutations in an inline fragment', 'mutation { ... { a b } }', 'at most 1 mutation'],
    ['operations', 'query a { a } query b { b }', 'exactly one operation'],
    ['no operation', 'fragment f on T { a }', 'exactly one operation'],
    ['a subscription', 'subscription { a }', 'no subscriptions'],
    ['fields', `{ a { ${many(200, (index) => `f${index}`)} } }`, 'at most 200 fields'],
    ['aliases', `{ a { ${many(16, (index) => `a${index}: f`)} } }`, 'at most 15 aliases'],
    ['directives', `{ a ${many(21, () => '@skip(if: false)')} }`, 'at most 20 directives'],
    ['depth', deep(9), 'at most 8 levels'],
    ['a circle', '{ ...a } fragment a on T { ...b } fragment b on T { ...a }', 'contains itself'],
    ['an unknown fragment', '{ ...a }', 'Unknown fragment a'],
    ['no GraphQL', 'select 1', 'Syntax Error'],
  ])('%s', (_name, query, problem) => {
    expect(documentProblem(query)).toContain(problem);
  });

  test('fragments that double each other stop at the first hundred', () => {
    const doubling = `{ t { ...f0 } } ${many(20, (i) => `fragment f${i} on T { ...f${i + 1} ...f${i + 1} }`)} fragment f20 on T { a }`;
    expect(documentProblem(doubling)).toContain('at most 100 spreads');
  });
});
