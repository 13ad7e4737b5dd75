import { expect, test } from 'vitest';
import { checkFilters } from './filter-validation';

test.each<[object]>([
  [{ title: { $containsi: 'a' }, year: { $in: ['2020'] } }],
  [{ $and: [{ $or: [{ title: { $eq: 'a' } }, { year: { $gt: '1' } }] }] }],
  [{ createdAt: { $between: [new Date(0), new Date()] } }],
  [{ project: { documentId: { $eq: 'x' } } }],
  [{ title: { $not: { $contains: 'a' } } }],
])('accepts %j', (filters) => {
  expect(() => checkFilters(filters)).not.toThrow();
});

test.each<[unknown, string]>([
  [{ title: { $between: ['a'] } }, '“between” needs a list of two values.'],
  [{ title: { $between: [null, 'a'] } }, '“between”'],
  [{ title: { $between: 'ab' } }, '“between”'],
  [{ $or: { title: 'a' } }, '“or” needs a list of conditions'],
  [{ $and: ['a'] }, '“and”'],
  [{ title: { $or: [{ $eq: 'a' }] } }, '“or”'],
  [{ tags: { $eq: { a: 1 } } }, '“eq” needs a single value.'],
  [{ $not: { $and: [null] } }, '“and”'],
  [{ tags: { $jsonSupersetOf: 'a' } }, '“jsonSupersetOf” is not available.'],
  ['Nairobi', 'Send filters as conditions'],
  [['a', 'b'], 'Send filters as conditions'],
])('refuses %j', (filters, sentence) => {
  expect(() => checkFilters(filters)).toThrow(sentence);
});
