import { expect, test } from 'vitest';
import { formOf } from './form-of';

test('fields that the layout does not name follow at the end, each on its own row', () => {
  const { rows, fields } = formOf('event', ['description', ['date', 'time'], 'image']);

  expect(rows).toEqual([
    ['description'],
    ['date', 'time'],
    ['image'],
    ['title'],
    ['location'],
    ['maxAttendees'],
    ['type'],
    ['status'],
  ]);
  expect(Object.keys(fields)).toEqual(rows.flat());
});

test('fields that the owner cannot edit are absent', () => {
  const { fields } = formOf('portfolioItem', ['title']);

  expect(Object.keys(fields)).toEqual(['title', 'category', 'year', 'description']);
});
