import { expect, test } from 'vitest';
import { textStart } from './text-start';

test('starts with the words of the text, without markup and pictures', () => {
  expect(textStart('# Posture\n\n**Stand** [tall](/bio) ![Silk](/uploads/a.jpg)\n\n- one\n- two')).toBe(
    'Posture Stand tall one two',
  );
});

test('cuts where the CMS cuts, and adds an ellipsis only then', () => {
  expect(textStart('x'.repeat(150))).toBe('x'.repeat(150));
  expect(textStart('👗'.repeat(151))).toBe(`${'👗'.repeat(150)}…`);
});

test('leaves out footnotes and the markers of notices and tasks', () => {
  const markdown = 'Said[^1] so[^2].\n\n> [!NOTE]\n> Bring heels.\n\n- [x] Shoes\n\n[^1]: By her.';
  expect(textStart(markdown)).toBe('Said so. Bring heels. Shoes');
});
