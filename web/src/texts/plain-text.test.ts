import { expect, test } from 'vitest';
import { isSameText, longestPart, toParagraphs, unbroken, withoutControls } from './plain-text';

test.each([
  ['Amani Kito', 5],
  ['Bartholomew-Featherstonehaugh', 17],
  ['Anne-Marie', 5],
  ['Al', 2],
  ['', 1],
])('the longest part of %j that no line breaks has %i letters', (name, letters) => {
  expect(longestPart(name)).toBe(letters);
});

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

test.each([
  ['Ũhuru', 'ũhuru', true],
  ['E\u0301cole', 'école', true],
  ['Run\u00adway\u200b', 'runway', true],
  ['École', 'Ecole', false],
])('%j and %j: %j', (one, other, same) => {
  expect(isSameText(one, other)).toBe(same);
});

test('takes out what XML forbids, and nothing else', () => {
  expect(withoutControls('a\u0000b\u000bc\u001fd\ufffee\uffff')).toBe('abcde');
  expect(withoutControls('half \ud83d pair')).toBe('half  pair');
  const text = 'Ngũgĩ\t“wa”\r\n👩🏾\u200d🎤 한국 \u0085';
  expect(withoutControls(text)).toBe(text);
});

test.each([
  ['Usage for 3 months (25 %)', 'Usage for 3_months (25_%)'],
  ['VAT 16 %', 'VAT_16_%'],
  ['from KES 24,000', 'from KES_24,000'],
  ['Fashion Shoot, 2 days', 'Fashion Shoot, 2_days'],
  ['12 to 14 December 2026', '12_to 14_December 2026'],
  ['At least 2 shows', 'At least 2_shows'],
  ['0712 345678', '0712 345678'],
  ['Plain words', 'Plain words'],
])('keeps the numbers of “%s” with what they count', (text, held) => {
  expect(unbroken(text)).toBe(held.replaceAll('_', '\u00A0'));
});
