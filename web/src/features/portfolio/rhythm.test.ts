import { expect, test } from 'vitest';
import { rhythmOf } from './rhythm';

const RATIOS = { landscape: 1.5, portrait: 0.8, square: 1, unknown: 0 };

/** Returns 'pair(portrait portrait) wide(landscape)'. */
function arranged(...shapes: (keyof typeof RATIOS)[]): string {
  const rows = rhythmOf(shapes.map((shape) => ({ shape, ratio: RATIOS[shape] })));
  return rows.map(({ kind, frames }) => `${kind}(${frames.map(({ shape }) => shape).join(' ')})`).join(' ');
}

test('a landscape takes the full width and a square the column', () => {
  expect(arranged('landscape', 'square')).toBe('wide(landscape) column(square)');
});

test('two portraits that follow each other are side by side', () => {
  expect(arranged('portrait', 'portrait', 'landscape')).toBe('pair(portrait portrait) wide(landscape)');
});

test('the last of an odd number of portraits is alone', () => {
  expect(arranged('portrait', 'portrait', 'portrait')).toBe('pair(portrait portrait) offset(portrait)');
  expect(arranged('portrait', 'square', 'portrait')).toBe('offset(portrait) column(square) offset(portrait)');
});

test('the owner’s order remains', () => {
  expect(arranged('portrait', 'landscape', 'portrait', 'portrait', 'square')).toBe(
    'offset(portrait) wide(landscape) pair(portrait portrait) column(square)',
  );
});

test('portraits that are alone change sides', () => {
  const lonely = [0.8, 1.5, 0.8, 1.5, 0.8].map((ratio) => ({ ratio }));
  const sides = rhythmOf(lonely).flatMap(({ kind, side }) => (kind === 'offset' ? [side] : []));
  expect(sides).toEqual(['start', 'end', 'start']);
});

test('a film of unknown shape takes the full width', () => {
  expect(arranged('unknown')).toBe('wide(unknown)');
});

test('a piece without frames has no rows', () => {
  expect(rhythmOf([])).toEqual([]);
});
