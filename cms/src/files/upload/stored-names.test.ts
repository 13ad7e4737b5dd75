import { expect, test } from 'vitest';
import { keptName } from './stored-names';

test.each([
  ['Mine.jpg', 'Mine.jpg'],
  ['What? A "look": 1|2*<3>.png', 'What- A -look-- 1-2--3-.png'],
  ['Ngu\u0303gi\u0303.jpg', 'Ngũgĩ.jpg'],
  ['a\u200B\u202Egnp.png', 'agnp.png'],
  ['.jpg', 'file.jpg'],
  [' ..png', 'file.png'],
  ['\u200B.jpg', 'file.jpg'],
  ['..', 'file'],
  ['', 'file'],
])('stores the name %s as %s', (name, stored) => {
  expect(keptName(name)).toBe(stored);
});

test.each([
  ['letters', 'x'.repeat(300)],
  ['letters of two parts', '😀'.repeat(200)],
  ['letters that become two when composed', '\u0958'.repeat(200)],
  ['a letter before the pairs, so that a pair would be cut', `x${'😀'.repeat(200)}`],
])('cuts a long name of %s to 255 characters and keeps its extension', (_what, name) => {
  const stored = keptName(`${name}.jpg`);
  expect(stored.length).toBeLessThanOrEqual(255);
  expect(stored.length).toBeGreaterThan(250);
  expect(stored).toMatch(/[^.]\.jpg$/);
  expect(stored.isWellFormed()).toBe(true);
});

test('keeps a name of 255 characters', () => {
  const name = `${'x'.repeat(251)}.jpg`;
  expect(keptName(name)).toBe(name);
});

test('cuts a long name without an extension', () => {
  expect(keptName('x'.repeat(300))).toBe('x'.repeat(255));
  expect(keptName(`.${'x'.repeat(300)}`)).toHaveLength(255);
});
