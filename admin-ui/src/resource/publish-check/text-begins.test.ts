import { expect, test } from 'vitest';
import { textBegins } from './text-begins';

test('starts with the words of the text, without markup and pictures', () => {
  expect(textBegins('# Posture\n\n**Stand** [tall](/bio) ![Silk](/uploads/a.jpg)\n\n- one\n- two')).toBe(
    'Posture Stand tall one two',
  );
});

test('cuts where the CMS cuts, and adds an ellipsis only then', () => {
  expect(textBegins('x'.repeat(150))).toBe('x'.repeat(150));
  expect(textBegins('👗'.repeat(151))).toBe(`${'👗'.repeat(150)}…`);
});

test('leaves out footnotes and the markers of notices and tasks', () => {
  const markdown = 'Said[^1] so[^2].\n\n> [!NOTE]\n> Bring heels.\n\n- [x] Shoes\n\n[^1]: By her.';
  expect(textBegins(markdown)).toBe('Said so. Bring heels. Shoes');
});
