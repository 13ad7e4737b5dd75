import { describe, expect, test } from 'vitest';
import { plainText } from '../../content/markdown/plain-text';
import { excerptOf, readingMinutes } from './post-rules';

describe('excerpt', () => {
  test('removes Markdown marks before it cuts', () => {
    const markdown =
      '# Title\n\n**Bold** _soft_ [link](https://example.com) ![alt](x.png)\n\n- one\n- two\n\n> said `code`';
    expect(plainText(markdown)).toBe('Title Bold soft link one two said code');
  });

  test.each([
    ['Prices < 5,000 or > 2,000 shillings', 'Prices < 5,000 or > 2,000 shillings'],
    ['I <3 Nairobi so much -> really', 'I <3 Nairobi so much -> really'],
    ['write <b>bold</b>', 'write <b>bold</b>'],
    ['\\*stars\\* &amp; 2 \\< 3', '*stars* & 2 < 3'],
    ['| Day | Place |\n| --- | --- |\n| 1 | Kisumu |', 'Day Place 1 Kisumu'],
    ['one\ntwo  \nthree', 'one two three'],
    [
      'Said[^1] and done.[^note]\n\n[^1]: By her.\n    At noon.\n\n    Later.\n\nAfter',
      'Said and done. After',
    ],
    ['Said[^1]\n\n[^1]: https://example.com', 'Said'],
    ['> Said[^1]\n>\n> [^1]: By her.\n>\n> More\n\nAfter', 'Said More After'],
    ['Said[^2] without its note', 'Said without its note'],
    ['- [x] Shoes\n- [ ] Dress\n\n1. [X] Walk', 'Shoes Dress Walk'],
    ['A [x] in a sentence, `[^1]` in code', 'A [x] in a sentence, [^1] in code'],
    ['> [!NOTE]\n> Bring heels.\n\n> [!warning] Doors close.', 'Bring heels. Doors close.'],
    ['~~gone~~ `x < y`\n\n```\ncode\n```', 'gone x < y code'],
  ])('keeps what people typed between marks: %j reads %j', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  test('has an ellipsis only if something was cut', () => {
    expect(excerptOf('x'.repeat(150))).toBe('x'.repeat(150));
    expect(excerptOf('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  });

  test.each([
    ['See <https://site.test/uploads/silk_1a2b3c.jpg> today', 'See today'],
    ['See /uploads/silk_1a2b3c.jpg.', 'See .'],
    ['[the look](/uploads/silk_1a2b3c.jpg) in silk', 'the look in silk'],
    ['https://media.test/uploads/small_silk_1a2b3c.jpg?v=1 in silk', 'in silk'],
    ['![silk](/uploads/silk_1a2b3c.jpg) in silk', 'in silk'],
  ])('leaves out addresses of uploads: %j reads %j', (markdown, excerpt) => {
    expect(excerptOf(plainText(markdown))).toBe(excerpt);
  });

  test('has no space before the ellipsis and no character cut in two', () => {
    expect(excerptOf(`${'x'.repeat(149)} yz`)).toBe(`${'x'.repeat(149)}…`);
    expect(excerptOf('👗'.repeat(151))).toBe(`${'👗'.repeat(150)}…`);
  });
});

describe('reading time', () => {
  const words = (count: number) => Array(count).fill('word').join(' ');
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1001, 6],
  ])('%i words take %i minutes', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  test.each([
    ['Chinese', '舞台上的她走得很稳。', 1500, 3],
    ['Japanese', 'ステージの上を歩く。', 1000, 2],
    ['Korean', '무대 위를 걷는다. ', 1000, 2],
    ['Thai', 'เธอเดินอย่างมั่นใจ', 2500, 5],
  ])('%s is counted by its characters', (_language, sentence, count, minutes) => {
    const text = [...sentence.repeat(count)].filter((character) => /\p{L}|\p{M}/u.test(character));
    expect(readingMinutes(text.slice(0, count).join(''))).toBe(minutes);
  });

  test('adds the times of two scripts in one text', () => {
    expect(readingMinutes(`${words(200)} ${'步'.repeat(500)}`)).toBe(2);
  });
});
