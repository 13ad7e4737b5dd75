import { expect, test } from 'vitest';
import { drawable } from './drawable';
import { widthOf } from './letters';
import { setLines, setTitle } from './lines';
import { runsOf } from './runs';

const ROOM = 1056;
const TEXT = { face: 'text', size: 10 } as const;

test('a short title is set in the largest type, a longer one smaller and in more lines', () => {
  expect(setTitle('Events', ROOM, 'display')).toEqual({ lines: ['Events'], size: 136 });
  const long = setTitle('Posture is something you look after every day', ROOM, 'display');
  expect(long.size).toBeLessThan(136);
  expect(long.lines.join(' ')).toBe('Posture is something you look after every day');
});

test('no line is wider than its room, and a title that fits in no size is cut at a word', () => {
  const { lines, size } = setTitle('word '.repeat(60), ROOM, 'display');
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/word…$/);
  for (const line of lines) expect(widthOf(line, { face: 'display', size })).toBeLessThanOrEqual(ROOM + size);
});

const drawn = (text: string) =>
  runsOf(text, 'text')
    .map((run) => run.text)
    .join('');

test.each([
  ['signs that the text face lacks', '½ day at 6′ 2″, ₦ 5 → ≤ ✓ ★ № ™'],
  ['Japanese', '山田太郎 さくら'],
  ['Chinese', '张伟 陳'],
  ['Korean', '김민준'],
  ['Thai', 'สมชาย'],
  ['Amharic', 'አማኒ ኪቶ'],
  ['Hindi', 'आमिर'],
  ['marks on letters that have none', 'g̃ ṋ̈'],
])('%s are drawn as they are', (_which, text) => {
  expect(drawn(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['fractions, apart from the number before them', '2⅔ of ⅐', '2 2/3 of 1/7'],
  ['powers and numbers in circles', '10⁶ xⁿ ㉑', '10^6 x^n (21)'],
  ['signs that mean the same', '☐ ☑ ✔ ✗ ➜ ‣ ❤️ 1️⃣', '□ ✓ ✓ × → • ♥ 1'],
  ['mathematical letters', '𝒜mani', 'Amani'],
  ['letters of other scripts, in brackets', 'გიორგი Հայ', '[giorgi] [Hay]'],
  ['signs by their names', 'Yes 😀👍 🇰🇪 🏳', 'Yes [grinning thumbsup] [KE] [flag white]'],
  ['people with their skin and joints', '👩🏽‍💻', '[woman computer]'],
  ['what has no name, by its number', 'a\ue000', 'a[U+E000]'],
  ['half a letter', 'a\ud83d', 'a\ufffd'],
])('without a font there are %s', (_which, text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test('fractions without end take no longer than words', () => {
  expect(drawable('⅔'.repeat(10_000), 'text')).toBe(Array(10_000).fill('2/3').join(' '));
});

test('leaves out invisible characters', () => {
  expect(drawn('a\u200bb\u00adc\u2060d\u0007e\ufe0f\u202ef')).toBe('abcdef');
});

test('text of both directions runs as it is read, with its brackets and numbers', () => {
  const runs = (text: string) =>
    runsOf(text, 'text')
      .map((run) => run.text.trim())
      .filter(Boolean);
  expect(runs('For דנה לוי (12)')).toEqual(['For', '(', '12', ')', 'דנה לוי']);
  expect(runs('דנה (Kito) 12')).toEqual(['12', '(', 'Kito', ')', 'דנה']);
  expect(runs('محمد علي 2026')).toEqual(['2026', 'محمد علي']);
});

/** Persian and Arabic digits share their forms, so fonts may name either. */
const digitsOf = (text: string): number[] =>
  (text.match(/[\u0660-\u0669\u06f0-\u06f9]/g) ?? []).map((digit) => digit.charCodeAt(0) % 16);

test.each(['١٢٣', '۱۲۳', 'محمد ١٢٣ علي', '٢٠٢٦ دנה', '(١٢٫٥٪)'])(
  'the digits of right-to-left scripts run to the right: %s',
  (text) => {
    const glyphs = runsOf(text, 'text').flatMap((run) => run.font.layout(run.text).glyphs);
    const painted = String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints));
    expect(digitsOf(painted)).toEqual(digitsOf(text));
  },
);

test('a line of a right-to-left text that begins with other letters still runs to the left', () => {
  const lines = setLines('דנה לוי Kito 12', 50, TEXT);
  const [first] = lines.filter((line) => line.includes('Kito'));
  expect(runsOf(String(first), 'text').map(({ text }) => text.trim())).toEqual(
    runsOf('\u200fKito 12', 'text').map(({ text }) => text.trim()),
  );
});

test.each([
  ['that no font has', 'გ'],
  ['that nobody sees', '\u200b'],
  ['that are marks alone', '\u0301'],
  ['that join without end', 'क्'],
  ['that say a direction', '\u200e\u200f'],
  ['without a name', '\ue000'],
  ['in one word', 'W'],
])('nine thousand letters %s are set in lines that fit', (_which, letters) => {
  const lines = setLines(letters.repeat(9000 / letters.length), 400, TEXT);
  for (const line of lines) expect(widthOf(line, TEXT)).toBeLessThanOrEqual(400);
});
