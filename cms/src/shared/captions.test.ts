import { describe, expect, test } from 'vitest';
import { inLanguage, readCaptions } from './captions';

const captions = (...times: string[]) => ['WEBVTT', ...times.map((line) => `${line}\nHello`)].join('\n\n');
const hiddenIn = (text: string) => readCaptions(text)?.hidden;

// What Chromium and Firefox show, tried in both.
describe('a caption is shown', () => {
  test.each([
    '00:01.000 --> 00:02.000',
    '1:00:01.000 --> 1:00:02.000',
    '100:00:01.000 --> 100:00:02.000',
    '00:01.000-->00:02.000',
    '\t00:01.000\t-->\t00:02.000',
    '00:01.000 --> 00:02.000line:0',
    '00:00:01,000 --> 00:00:02,000',
  ])('with the times %j', (times) => {
    expect(hiddenIn(captions(times))).toEqual([]);
  });

  test('right below the header, and below another caption', () => {
    const text = 'WEBVTT\n00:01.000 --> 00:02.000\nHello\n00:03.000 --> 00:04.000\nWorld';
    expect(readCaptions(text)).toMatchObject({ count: 2, hidden: [] });
  });
});

describe('a caption is not shown', () => {
  test.each([
    '5:03.000 --> 5:04.000',
    '75:00.000 --> 75:01.000',
    '00:01.00 --> 00:02.00',
    '00:01.0000 --> 00:02.0000',
    '00:60.000 --> 00:61.000',
    '00:02.000 --> 00:02.000',
    '00:03.000 --> 00:02.000',
    'x00:01.000 --> 00:02.000',
    '00:01.000\u00a0--> 00:02.000',
    'soon --> later',
  ])('with the times %j', (times) => {
    expect(hiddenIn(captions(times))).toEqual([3]);
  });

  test('if an empty line parts it from its text', () => {
    expect(hiddenIn('WEBVTT\n\n00:01.000 --> 00:02.000\n\nHello\n')).toEqual([3]);
  });
});

test('counts the captions, and names the lines of those that are not shown', () => {
  const times = Array.from({ length: 41 }, (_, at) =>
    at === 0 ? '00:01.000 --> 00:02.000' : '1:02.5 --> 1:03.5',
  );
  const read = readCaptions(captions(...times));
  expect([read?.count, read?.hidden.length, read?.hidden[0]]).toEqual([41, 40, 6]);
});

test('an arrow in a comment is not a caption', () => {
  expect(readCaptions('WEBVTT\n\nNOTE scene a --> scene b')).toMatchObject({ count: 0, hidden: [] });
});

test('mends commas in times, and leaves those in the text', () => {
  const text = 'WEBVTT\r\n\r\n00:00:01,000 --> 00:00:02,500 line:0\r\nAt 12:30,400 guests';
  expect(readCaptions(text)?.text).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500 line:0\nAt 12:30,400 guests',
  );
});

test.each(['webvtt\n\n', 'WEBVTTX', '1\n00:01.000 --> 00:02.000', 'WEBVTT\n\0', ''])(
  '%j is not WebVTT',
  (text) => {
    expect(readCaptions(text)).toBeNull();
  },
);

test.each([
  ['WEBVTT\nKind: captions\nLanguage: sw\n\n', 'sw'],
  ['\uFEFFWEBVTT - Walk\nlanguage:  pt-br \n', 'pt-BR'],
  ['WEBVTT\nLanguage: Swahili language\n\n', undefined],
  [`WEBVTT\nLanguage: ${'a-bcdefgh'.repeat(9)}\n\n`, undefined],
  ['WEBVTT\n\nLanguage: sw\n\n', undefined],
])('the language of %j is %s', (text, language) => {
  expect(readCaptions(text)?.language).toBe(language);
});

test.each([
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nHello', 'WEBVTT\nLanguage: sw\n\n00:01.000 --> 00:02.000\nHello'],
  ['WEBVTT\n00:01.000 --> 00:02.000\nHello', 'WEBVTT\nLanguage: sw\n00:01.000 --> 00:02.000\nHello'],
  ['WEBVTT\nKind: captions\nLanguage: en\n\nx', 'WEBVTT\nLanguage: sw\nKind: captions\n\nx'],
])('names the language in the header of %j', (text, named) => {
  expect(inLanguage(text, 'sw')).toBe(named);
});
