import { expect, test } from 'vitest';
import { restParameters } from './rest-query';

test('a filter is written as Strapi’s REST API reads it', () => {
  const filter = { and: [{ status: { eq: 'pending' } }, { or: [{ createdAt: { lt: '2026' } }] }] };

  expect(restParameters('filters', filter)).toEqual([
    ['filters[$and][0][status][$eq]', 'pending'],
    ['filters[$and][1][$or][0][createdAt][$lt]', '2026'],
  ]);
});

test('a list is numbered, and no filter is no parameter', () => {
  expect(restParameters('sort', ['createdAt:desc', 'documentId:asc'])).toEqual([
    ['sort[0]', 'createdAt:desc'],
    ['sort[1]', 'documentId:asc'],
  ]);
  expect(restParameters('filters', {})).toEqual([]);
});
