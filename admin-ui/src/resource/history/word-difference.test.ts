import { expect, test } from 'vitest';
import { differenceByWords } from './word-difference';

test('compares two texts by words', () => {
  expect(differenceByWords('A walk in silk', 'A run in silk')).toEqual([
    { kind: 'same', text: 'A ' },
    { kind: 'removed', text: 'walk' },
    { kind: 'added', text: 'run' },
    { kind: 'same', text: ' in silk' },
  ]);
  expect(differenceByWords('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
});

test('shows only the surroundings of a change in a long text', () => {
  const long = 'silk '.repeat(100);
  const [before, , , after] = differenceByWords(`${long}one ${long}`, `${long}two ${long}`);
  expect(before?.text).toMatch(/^ … .{90}$/);
  expect(after?.text).toMatch(/^.{90} … $/);
});
