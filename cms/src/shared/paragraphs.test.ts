import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs';

test('splits at blank lines and keeps single line breaks', () => {
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
])('takes no longer for a long run of %s than for words', (_name, run) => {
  const long = run.repeat(40_000);
  expect(paragraphsOf(`${long}one\n${long}\ntwo`).map((text) => text.trim())).toEqual(['one', 'two']);
});
