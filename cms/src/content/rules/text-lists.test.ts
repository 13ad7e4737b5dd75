import { describe, expect, test } from 'vitest';
import { cleanList } from './text-lists';

const entries = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, 'x'));

describe('a list of texts', () => {
  test('is trimmed, without blank or repeated entries', () => {
    expect(cleanList('tags', [' Runway ', '', '  ', 'Runway', 'Kisumu \n fair'])).toEqual([
      'Runway',
      'Kisumu fair',
    ]);
  });

  test('loses control characters', () => {
    expect(cleanList('tags', ['a\u0000b', '\u0007'])).toEqual(['ab']);
  });

  test.each([[null], [undefined], [[]], [['', ' ']]])('is null when it is %j', (value) => {
    expect(cleanList('tags', value)).toBeNull();
  });

  test.each(['Runway', 7, {}, [1], [null], [['x']]])('is not %j', (value) => {
    expect(() => cleanList('tags', value)).toThrow('Enter a list of texts.');
  });

  test('has at most 20 tags of 40 characters', () => {
    expect(cleanList('tags', entries(20, 40))).toHaveLength(20);
    expect(() => cleanList('tags', entries(21, 40))).toThrow('Enter 20 entries or fewer.');
    expect(() => cleanList('tags', entries(1, 41))).toThrow('Use 40 characters or fewer for each entry.');
  });

  test('has at most 50 sentences of 500 characters', () => {
    for (const name of ['objectives', 'professions', 'professionalBackground']) {
      expect(cleanList(name, entries(50, 500))).toHaveLength(50);
      expect(() => cleanList(name, entries(51, 500))).toThrow('Enter 50 entries or fewer.');
      expect(() => cleanList(name, entries(1, 501))).toThrow('Use 500 characters or fewer for each entry.');
    }
  });
});
