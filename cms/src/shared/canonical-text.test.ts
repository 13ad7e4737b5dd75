import { describe, expect, test } from 'vitest';
import { canonicalEmail, canonicalText } from './canonical-text';

describe('the canonical form of a text', () => {
  test.each([
    ['letters with separate marks', 'Ngu\u0303gi\u0303', 'Ngũgĩ'],
    ['two marks in another order', 'e\u0323\u0302', 'ệ'],
    ['Hangul in parts', '\u1112\u1161\u11ab', '한'],
    ['a zero-width space', 'Run\u200bway', 'Runway'],
    ['a soft hyphen', 'Run\u00adway', 'Runway'],
    ['a word joiner', 'Run\u2060way', 'Runway'],
    ['a byte order mark', '\ufeffRunway', 'Runway'],
    ['a grapheme joiner between a letter and its mark', 'e\u034f\u0301', 'é'],
    ['Hangul fillers', 'Run\u3164way\uffa0', 'Runway'],
    ['marks that turn the reading direction', '\u200eA\u200f\u061cB\u202eC\u2066D\u2069', 'ABCD'],
    ['invisible operators', '2\u2062x', '2x'],
    ['characters that XML forbids', 'a\ufffeb\uffffc\u0000d\u000be\u001ff\ufdd0g\u{1ffff}h', 'abcdefgh'],
    ['tabs and line breaks', 'a\tb\nc\r\nd', 'a\tb\nc\r\nd'],
    ['half a surrogate pair', 'a\ud83db', 'a\ufffdb'],
    ['a joiner between Latin letters', 'Run\u200dwa\u200cy', 'Runway'],
    ['a variation selector after a letter', 'A\ufe0fB\ufe01C\u{e0101}', 'ABC'],
    ['a hidden message behind an emoji', '😀\u{e0101}\u{e0102}\u{e0061}', '😀'],
    ['a joiner at the end', 'علی\u200c', 'علی'],
  ])('is the same for %s', (_, typed, canonical) => {
    expect(canonicalText(typed)).toBe(canonical);
    expect(canonicalText(canonical)).toBe(canonical);
  });

  test('keeps at most 30 marks on a letter, because sorting more takes too long', () => {
    for (const marks of ['\u0f72\u0f71', '\u0301\u0323', '\u0344']) {
      const canonical = canonicalText(`q${marks.repeat(50_000)}b`);
      expect(canonical).toHaveLength(32);
      expect(canonicalText(canonical)).toBe(canonical);
    }
  });

  test.each([
    ['Persian', 'علی\u200cرضا می\u200cخواهم'],
    ['Devanagari', 'क्\u200dष'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Malayalam', 'അവൻ\u200c'.slice(0, 3)],
    ['joined emoji', '👩🏾\u200d🎤 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d⚧\ufe0f'],
    ['a keycap', '1\ufe0f\u20e3 #\ufe0f\u20e3'],
    ['a flag of a country in a country', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a Han variant', '葛\u{e0100}'],
    ['an emoji as text', '✈\ufe0e'],
    ['punctuation of many kinds', '“½” — ′ № … ﷺ 𝒳 ١٢٣'],
  ])('keeps %s', (_, text) => {
    expect(canonicalText(text)).toBe(text);
  });

  test('takes time in proportion to the length', () => {
    for (const part of ['\u200d', '\ufe0f\u200d', '\u{e0061}', 'e\u0301', '\u200b', 'क\u200c'])
      canonicalText(part.repeat(100_000));
  });
});

describe('the canonical form of an email address', () => {
  test.each([
    'wanjiru@example.com',
    ' Wanjiru@Example.COM ',
    'wan\u200bjiru@exam\u00adple\u2060.com\ufeff',
    '<wanjiru@example.com>',
    'mailto:wanjiru@example.com',
    'MAILTO:Wanjiru@example.com?subject=Hello',
    '<mailto:wanjiru@example.com>,',
    'wanjiru@example.com;',
    ', wanjiru@example.com.',
    '"wanjiru@example.com"',
    '\u202awanjiru@example.com\u202c',
    '\u00a0wanjiru@example.com\u3000',
    '“wanjiru@example.com”',
    '[wanjiru@example.com]',
    'ｗａｎｊｉｒｕ＠Ｅｘａｍｐｌｅ．ｃｏｍ',
    '＜wanjiru@example。com＞，',
  ])('is the same for %j', (typed) => {
    expect(canonicalEmail(typed)).toBe('wanjiru@example.com');
  });

  test('composes letters', () => {
    expect(canonicalEmail('U\u0308@Exa\u0308mple.de')).toBe('ü@exämple.de');
  });

  test.each([
    'wanjiru@exämple.de',
    'wanjiru@EXA\u0308MPLE.de',
    'wanjiru@xn--exmple-cua.de',
    'wanjiru@XN--EXMPLE-CUA.de.',
  ])('has a domain in letters: %s', (typed) => {
    expect(canonicalEmail(typed)).toBe('wanjiru@exämple.de');
  });

  test.each(['a@xn--.com', 'a@b/ä.de', 'a@ä:25', 'a@1.2.3', 'a@%41.com'])('leaves %s as it is', (typed) => {
    expect(canonicalEmail(typed)).toBe(typed);
  });

  test('takes time in proportion to the length', () => {
    for (const part of ['.', '<', 'mailto:', '@.', ' ', 'xn--', 'ä.'])
      canonicalEmail(`a@${part.repeat(100_000)}@`);
  });
});
