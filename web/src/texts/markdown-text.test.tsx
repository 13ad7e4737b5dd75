import { expect, test } from 'vitest';
import { readMarkdown } from './markdown-text';

test('a text that was read ahead is not read again', () => {
  const text = '# Posture\n\nA written text.';
  expect(readMarkdown(text)).toBe(readMarkdown(text));
});

test('of texts read ahead the latest twelve are kept', () => {
  const first = readMarkdown('first');
  for (let at = 0; at < 12; at += 1) readMarkdown(`another ${at}`);
  expect(readMarkdown('first')).not.toBe(first);
});
