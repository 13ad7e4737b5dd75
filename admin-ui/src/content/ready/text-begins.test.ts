import { expect, test } from 'vitest';
import { textBegins } from './text-begins';

test('a text begins with its words, without marks and pictures', () => {
  expect(textBegins('# Posture\n\n**Stand** [tall](/bio) ![Silk](/uploads/a.jpg)\n\n- one\n- two')).toBe(
    'Posture Stand tall one two',
  );
});

test('it is cut where the CMS cuts it, and the ellipsis comes only then', () => {
  expect(textBegins('x'.repeat(150))).toBe('x'.repeat(150));
  expect(textBegins('👗'.repeat(151))).toBe(`${'👗'.repeat(150)}…`);
});

test('footnotes and the marks of notices and tasks are no words of a text', () => {
  const markdown = 'Said[^1] so[^2].\n\n> [!NOTE]\n> Bring heels.\n\n- [x] Shoes\n\n[^1]: By her.';
  expect(textBegins(markdown)).toBe('Said so. Bring heels. Shoes');
});
