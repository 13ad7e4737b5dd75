import { expect, test } from 'vitest';
import { movedBeside, movedTo } from './sortable-grid';

const three = ['a', 'b', 'c'];
const itself = (item: string) => item;

test('an item moves within the list and never beyond its ends', () => {
  expect(movedTo(three, 2, 1)).toEqual(['a', 'c', 'b']);
  expect(movedTo(three, 0, -1)).toEqual(['a', 'b', 'c']);
  expect(movedTo(three, 0, 9)).toEqual(['b', 'c', 'a']);
});

test('a dragged item is placed beside its target', () => {
  expect(movedBeside(three, itself, 'c', { place: 'BEFORE', target: 'a' })).toEqual(['c', 'a', 'b']);
  expect(movedBeside(three, itself, 'a', { place: 'AFTER', target: 'b' })).toEqual(['b', 'a', 'c']);
});

test('a list without the dragged item stays', () => {
  expect(movedBeside(three, itself, 'z', { place: 'AFTER', target: 'b' })).toEqual(three);
});
