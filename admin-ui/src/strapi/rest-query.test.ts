import { expect, test } from 'vitest';
import { restParameters } from './rest-query';

test('writes a filter in the format of Strapi’s REST API', () => {
  const filter = { and: [{ status: { eq: 'pending' } }, { or: [{ createdAt: { lt: '2026' } }] }] };

  expect(restParameters('filters', filter)).toEqual([
    ['filters[$and][0][status][$eq]', 'pending'],
    ['filters[$and][1][$or][0][createdAt][$lt]', '2026'],
  ]);
});

test('numbers the entries of a list, and omits an empty filter', () => {
  expect(restParameters('sort', ['createdAt:desc', 'documentId:asc'])).toEqual([
    ['sort[0]', 'createdAt:desc'],
    ['sort[1]', 'documentId:asc'],
  ]);
  expect(restParameters('filters', {})).toEqual([]);
});
