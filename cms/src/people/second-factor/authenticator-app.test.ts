import { expect, test } from 'vitest';
import { base32, stepOfCode } from './authenticator-app';

/** From RFC 6238, appendix B: the last six digits of each SHA-1 value. */
const SECRET = Buffer.from('12345678901234567890');
const SECOND = 1000;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('accepts the code of RFC 6238 at second %i', (second, code) => {
  expect(stepOfCode(SECRET, code, second * SECOND)).toBe(Math.floor(second / 30));
});

/** The code of these 30 seconds. */
const CODE = '081804';
const FIRST = 1_111_111_080;
const LAST = 1_111_111_109;

test.each([
  [29, true],
  [31, true],
  [61, false],
])('a clock that is %i seconds fast is accepted: %s', (seconds, accepted) => {
  expect(stepOfCode(SECRET, CODE, (LAST - seconds) * SECOND) !== undefined).toBe(accepted);
});

test.each([
  [29, true],
  [31, true],
  [61, false],
])('a clock that is %i seconds slow is accepted: %s', (seconds, accepted) => {
  expect(stepOfCode(SECRET, CODE, (FIRST + seconds) * SECOND) !== undefined).toBe(accepted);
});

test('spaces in a code do not count', () => {
  expect(stepOfCode(SECRET, ' 081 804 ', LAST * SECOND)).toBe(Math.floor(LAST / 30));
});

test.each(['', '08180', '0818044', '08180x', '０８１８０４'])('refuses the code "%s"', (code) => {
  expect(stepOfCode(SECRET, code, LAST * SECOND)).toBeUndefined();
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('writes "%s" in base32 as "%s"', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});
