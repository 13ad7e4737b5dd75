import { expect, test } from 'vitest';
import { wording } from './wording';

const comment = `Amani: ${'a long word '.repeat(160)}`;

test('a question and a toast shorten a long name at a word', () => {
  const cut = '“Amani: a long word a long word a long word a long word a long word a long word…”';

  expect(wording.names([comment, 'Silk'])).toBe(`${cut}, “Silk”`);
  expect(wording.deleting([comment])).toBe(`Deleting ${cut}…`);
});

test('a name of one long word is cut inside the word', () => {
  expect(wording.names(['😀'.repeat(200)])).toBe(`“${'😀'.repeat(80)}…”`);
});

test('a name of 80 characters is not cut', () => {
  expect(wording.names(['x'.repeat(80)])).toBe(`“${'x'.repeat(80)}”`);
});
