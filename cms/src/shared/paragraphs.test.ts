import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs';

test('a text is split at blank lines, and single line breaks stay', () => {
  expect(paragraphsOf('Dear Njeri,\n\nthank you.\nSee you soon.\r\n \t\r\n\n\nAmani')).toEqual([
    'Dear Njeri,',
    'thank you.\nSee you soon.',
    'Amani',
  ]);
});

test.each([
  ['blanks', ' '],
  ['tabs', '\t'],
  ['blank lines', '\n'],
  ['lines of blanks', '  \n'],
])('a long run of %s takes no longer than words', (_name, run) => {
  const long = run.repeat(40_000);
  expect(paragraphsOf(`${long}one\n${long}\ntwo`).map((text) => text.trim())).toEqual(['one', 'two']);
});
