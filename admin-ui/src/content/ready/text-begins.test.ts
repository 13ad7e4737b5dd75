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
