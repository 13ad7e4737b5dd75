import { expect, test } from 'vitest';
import { cutForGoogle, widthInGoogle } from './google-width';

const place = { size: 20, width: 200 };

test('letters have the widths of Arial, with and without accents', () => {
  expect(widthInGoogle('iW', 20)).toBeCloseTo(23.32);
  expect(widthInGoogle('É', 20)).toBe(widthInGoogle('E', 20));
  expect(widthInGoogle('舞台', 20)).toBe(40);
});

test('a text is cut after a whole word, and the ellipsis fits into the width', () => {
  const cut = cutForGoogle('Posture on the runway, day after day', place);
  expect(cut).toBe('Posture on the ...');
  expect(widthInGoogle(cut, 20)).toBeLessThanOrEqual(200);
  expect(cutForGoogle('Posture', place)).toBe('Posture');
});

test('one long word is cut inside', () => {
  expect(cutForGoogle('m'.repeat(40), place)).toMatch(/^m{5,12} \.\.\.$/);
});

test('even a word as long as a post is cut inside', () => {
  expect(cutForGoogle('m'.repeat(40_000), place)).toBe(cutForGoogle('m'.repeat(40), place));
});
