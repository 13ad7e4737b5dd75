import { expect, test } from 'vitest';
import readMarkdown from './markdown-worker';

test('reads a long text', () => {
  const text = 'Walk *slowly*, and [look up](/blog) at the **last** step. Then turn.\n\n'.repeat(200);
  const words = 'Walk slowly, and look up at the last step. Then turn.';
  expect(readMarkdown(text)).toMatchObject({ text: Array(200).fill(words).join(' ') });
});

test.each([
  ['headings', '# a\n'],
  ['cells of a table', '|a|b|\n|-|-|\n', '|a|b|\n'],
  ['footnotes', '[^1]: a\n\n', '[^1] '],
])('refuses more parts than a page may have: %s', (_name, first, next = first) => {
  expect(readMarkdown(first + next.repeat(7000))).toBe('too complicated');
});

test('refuses quotes nested deeply enough to overflow the stack', () => {
  expect(readMarkdown(`${'> '.repeat(50)}a`)).toEqual({ text: 'a' });
  expect(readMarkdown(`${'> '.repeat(150)}a`)).toBe('too complicated');
});
