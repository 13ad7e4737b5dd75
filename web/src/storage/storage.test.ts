// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readKept, removeKept, writeKept } from './storage';

test('a text is kept in the browser until it is removed', () => {
  writeKept('place', 'text');
  expect(readKept('place')).toBe('text');
  removeKept('place');
  expect(readKept('place')).toBeNull();
});

test('with blocked storage a text lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  writeKept('place', 'text');
  expect(readKept('place')).toBe('text');
  removeKept('place');
  expect(readKept('place')).toBeNull();
});
