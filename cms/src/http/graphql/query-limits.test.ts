import { describe, expect, test } from 'vitest';
import { checkQuery, GRAPHQL_LIMITS } from './query-limits';

const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => one(i)).join(' ');
const deep = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;

describe('accepts a document within every limit', () => {
  test.each([
    ['3 root fields', '{ a b c }'],
    ['200 fields', `{ a { ${many(199, (index) => `f${index}`)} } }`],
    ['15 aliases', `{ a { ${many(15, (index) => `a${index}: f`)} } }`],
    ['20 directives', `{ a ${many(20, () => '@skip(if: false)')} }`],
    ['a depth of 8', deep(8)],
    ['one mutation', 'mutation { a }'],
    ['one mutation in a fragment', 'mutation { ...f } fragment f on Mutation { a }'],
    ['a fragment used twice', '{ a { ...f } b { ...f } } fragment f on T { c }'],
    ['an unused fragment that contains itself', '{ a } fragment f on T { ...f }'],
  ])('%s', (_name, query) => {
    expect(() => checkQuery(query)).not.toThrow();
  });
});

describe('refuses a document past a limit', () => {
  test.each([
    ['characters', `{ a ${' '.repeat(GRAPHQL_LIMITS.characters)} }`, 'at most 8192 characters'],
    ['tokens', `{ a(b: [${many(1000, () => '1')}]) }`, 'tokens'],
    ['root fields', '{ a b c d }', 'at most 3 root fields'],
    ['root fields in fragments', '{ ...f ...f } fragment f on Query { a b }', 'root fields'],
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
    ['an unknown fragment', '{ ...a }', 'unknown fragment “a”'],
    ['no GraphQL', 'select 1', 'Syntax Error'],
  ])('%s', (_name, query, problem) => {
    expect(() => checkQuery(query)).toThrow(problem);
  });

  test('lets the owner request 7 root fields but not 8', () => {
    const asking = (fields: number) => `{ ${many(fields, (index) => `f${index}`)} }`;
    expect(() => checkQuery(asking(7), {}, true)).not.toThrow();
    expect(() => checkQuery(asking(8), {}, true)).toThrow('at most 7 root fields');
  });

  test('stops at a hundred spreads when fragments double each other', () => {
    const doubling = `{ t { ...f0 } } ${many(20, (i) => `fragment f${i} on T { ...f${i + 1} ...f${i + 1} }`)} fragment f20 on T { a }`;
    expect(() => checkQuery(doubling)).toThrow('at most 100 spreads');
  });
});

describe('counts the values in arguments as often as they are used', () => {
  const FILTERED = 'query($f: F) { a(filters: $f) }';
  const nested = (levels: number) =>
    Array.from({ length: levels }).reduce<object>((inner) => ({ a: inner }), { b: 1 });
  const leaves = (count: number) => ({ f: Array.from({ length: count }, (_, index) => index) });
  const saved = (count: number) => ({ f: Array.from({ length: count }, () => ({ a: 1 })) });

  test.each<[string, string, object]>([
    ['8 levels', FILTERED, { f: nested(7) }],
    ['50 entries in a list', FILTERED, leaves(50)],
    ['a long text', FILTERED, { f: 'x'.repeat(4000) }],
    ['what is sent and never used', '{ a }', { f: nested(7) }],
  ])('accepts %s from the owner', (_name, query, variables) => {
    expect(() => checkQuery(query, { ...variables }, true)).not.toThrow();
  });

  test.each<[string, string, object, string]>([
    ['9 levels', FILTERED, { f: nested(8) }, 'at most 8 levels'],
    ['51 entries in a list', FILTERED, leaves(51), 'at most 50 entries'],
    ['101 values', FILTERED, { f: saved(50).f.slice(0, 50) }, 'at most 100 values'],
    [
      'one variable three times',
      `query($f: F) { ${many(3, (i) => `a${i}(f: $f)`)} }`,
      leaves(40),
      '100 values',
    ],
    ['a default', `query($f: F = [${many(51, () => '1')}]) { a(f: $f) }`, {}, 'at most 50 entries'],
    [
      'levels in the document and the variable',
      'query($f: F) { a(f: {b: {c: $f}}) }',
      { f: nested(6) },
      'levels',
    ],
  ])('refuses %s even from the owner', (_name, query, variables, problem) => {
    expect(() => checkQuery(query, { ...variables }, true)).toThrow(problem);
  });

  test("limits a visitor's query to 40 values and 4 kB, and a visitor's form to 100 values", () => {
    expect(() => checkQuery(FILTERED, leaves(39))).not.toThrow();
    expect(() => checkQuery(FILTERED, leaves(40))).toThrow('at most 40 values');
    expect(() => checkQuery(FILTERED, { f: 'x'.repeat(4000) })).not.toThrow();
    expect(() => checkQuery(FILTERED, { f: 'x'.repeat(4100) })).toThrow('at most 4096 characters');
    const form = 'mutation($f: F) { a(f: $f) }';
    expect(() => checkQuery(form, saved(49))).not.toThrow();
    expect(() => checkQuery(form, saved(50))).toThrow('at most 100 values');
  });

  test('lets the owner save long texts and many values', () => {
    const save = 'mutation($f: F) { a(f: $f) }';
    expect(() => checkQuery(save, { title: 'x'.repeat(100_000), ...saved(500) }, true)).not.toThrow();
    expect(() => checkQuery(save, saved(501), true)).toThrow('at most 500 entries');
    expect(() => checkQuery(FILTERED, leaves(51), true)).toThrow('at most 50 entries');
  });
});
