import { expect, test } from 'vitest';
import { setTitle } from './letters';

/** Every letter is half as wide as its size. */
const widthOf = (line: string, size: number) => line.length * size * 0.5;

test('a short title is set in the largest type, a longer one smaller and in more lines', () => {
  expect(setTitle('Events', 1056, widthOf)).toEqual({ lines: ['Events'], size: 136 });
  const long = setTitle('Posture is something you look after every day', 1056, widthOf);
  expect(long.size).toBeLessThan(136);
  expect(long.lines.join(' ')).toBe('Posture is something you look after every day');
});

test('no line is wider than its room, and what fits in no size is cut at a word', () => {
  const { lines, size } = setTitle('word '.repeat(60), 1056, widthOf);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/word…$/);
  for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(1056 + size);
});
