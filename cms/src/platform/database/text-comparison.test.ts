import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareAllLetters, compareTexts, fold, sortKey } from './text-comparison';

const Database = createRequire(import.meta.url)('better-sqlite3');

test.each([
  ['Ũhuru', 'ũhuru'],
  ['ÉCOLE', 'école'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['İstanbul', 'istanbul'],
  ['ПРИВЕТ', 'привет'],
  ['Straße', 'straße'],
])('lowers %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('orders texts by their sort keys as a dictionary does', () => {
  const texts =
    'zebra,École,ecole,Ecole,eclair,école,Ũhuru,uhuru,ũhuru,Zulu,Åse,100 m,99,(A) first,“Quoted”,a-b,a b,ab,Ärger,_x,привет,山田'.split(
      ',',
    );
  const byKey = [...texts].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  expect(byKey).toEqual([...texts].sort(compareTexts));
});

describe('SQLite', () => {
  const database = new Database(':memory:');
  const ask = (sql: string, ...values: unknown[]) =>
    database.prepare(`select ${sql} as it`).get(...values).it;
  beforeAll(() => compareAllLetters(database));
  afterAll(() => database.close());

  test.each([
    ['Ũhuru', 'ũHURU', 1],
    ['Ũhuru Park', '%ũHURU%', 1],
    ['Uhuru', 'Ũhuru', 0],
    ['École', 'é%', 1],
    ['grande École', '%école', 1],
    ['grande École!', '%école', 0],
    ['a\nb', 'a%b', 1],
    ['a.b', 'a_b', 1],
    ['ab', 'a_b', 0],
    ['🎤x', '_x', 1],
    ['a+b', 'a+b', 1],
    ['aab', 'a+b', 0],
    [42, '%4%', 1],
    ['', '%', 1],
    ['a1b2c', '%a%b%c%', 1],
    ['a1b2c', '%b%a%', 0],
    ['abab', 'ab%ab', 1],
    ['aba', 'ab%ba', 0],
    ['abcab', '%ab%%', 1],
    ['ab', '%%', 1],
    ['a11', 'a%1%1', 1],
  ])('answers whether %j is like %j: %j', (text, pattern, answer) => {
    expect(ask('? like ?', text, pattern)).toBe(answer);
  });

  test.each([
    ['100 %', '%!%%', 1],
    ['100', '%!%%', 0],
    ['a_b', 'a!_b', 1],
    ['axb', 'a!_b', 0],
  ])('answers whether %j is like %j with an escape character: %j', (text, pattern, answer) => {
    expect(ask(`? like ? escape '!'`, text, pattern)).toBe(answer);
  });

  test('gives up on a text that many wildcards could divide in many ways', () => {
    expect(ask('? like ?', 'a'.repeat(100_000), '%a%a%a%a%a%a%b%')).toBe(0);
  });

  test('matches no pattern with null', () => {
    expect(ask('null like ?', '%')).toBeNull();
    expect(ask('lower(null)')).toBeNull();
  });

  test('lowers letters beyond ASCII', () => {
    expect(ask('lower(?)', 'ŨHURU École')).toBe('ũhuru école');
  });
});
