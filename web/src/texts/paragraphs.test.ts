import { expect, test } from 'vitest';
import { toParagraphs } from './paragraphs';

test('paragraphs are split on blank lines', () => {
  expect(toParagraphs('One\nstill one.\n\nTwo.\n \n\r\n\r\nThree.')).toEqual([
    'One\nstill one.',
    'Two.',
    'Three.',
  ]);
});

test('no text has no paragraphs', () => {
  expect(toParagraphs(' \n\n ')).toEqual([]);
});
