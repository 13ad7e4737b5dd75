/** Returns repeatable random values: the same seed gives the same sequence (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    /** @param likelihood 0 to 1 */
    chance: (likelihood: number) => next() < likelihood,
    /** @param list not empty */
    pick: <T>(list: readonly T[]) => list[int(list.length)] as T,
    /** Returns each item with the same probability. */
    some: <T>(list: readonly T[], likelihood: number) => list.filter(() => next() < likelihood),
  };
}

export type Random = ReturnType<typeof seeded>;

/** Also numbers at the limits of databases and programs, and days that some calendar or column lacks. */
const WORDS = `a Nairobi % %00 %zz \\ null -1 1e309 NaN __proto__ constructor toString ../../../etc/passwd
  0 101 2147483647 2147483648 -2147483649 4294967296 9007199254740993 9223372036854775807 9223372036854775808
  -9223372036854775809 1e30 1.5 Infinity 0x10 ٣ 2026-01-01 2026-02-30 0000-00-00 9999-12-31 99999-01-01
  +275760-09-13 -000001-01-01 2026-01-01T00:00:00.000Z 2026-12-31T24:00:00.000Z 275760-09-14T00:00:00Z 25:61:61
  person@example.org javascript:alert(1) \${7*7}{{7*7}}`;
const TEXTS = [
  ...WORDS.split(/\s+/),
  '',
  ' ',
  '9'.repeat(40),
  'x'.repeat(300),
  'x'.repeat(20_000),
  ' '.repeat(5000),
  `a@${'.'.repeat(3000)}@`,
  '\u0000',
  '\udfff',
  '\u0085\u009b',
  '<img src=x onerror=alert(1)>',
  "' OR '1'='1",
  '"; --',
  'a\r\nX-Injected: 1',
];
const NUMBERS = [0, -1, 1, 7, 0.5, 100, 101, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 + 2, 1e21, 1e308, -1e-300];

function nested(levels: number) {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { or: value };
  return value;
}

const ODD = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { constructor: { prototype: { polluted: true } } },
  { toString: 1, valueOf: 2, length: -1 },
  { $where: '1', id: { $gt: 0 } },
  { connect: [{ id: 1 }], set: 'x', disconnect: null },
  nested(40),
  nested(2500),
  Array.from({ length: 500 }, (_each, at) => at),
];

const LETTERS = [...'xéße\u0301한走😀אสཱི½A7'];
const INVISIBLE = [
  ...'\u200b\u00ad\u2060\ufffe\uffff\ufeff\u202e\u2066\u200d\ufe0f\u034f\u{e0101}\ud83d\u0000\udfff\u{10fffd}\ue000',
];

/** Returns letters that have several spellings, are invisible, or are in no font. */
export function oddLetters(random: Random): string {
  const letters = Array.from({ length: 1 + random.int(60) }, () =>
    random.pick(random.chance(0.4) ? INVISIBLE : LETTERS),
  );
  const marks = random.chance(0.1) ? '\u0f72\u0f71'.repeat(random.int(4000)) : '';
  return letters.join('') + marks;
}

const MARKS = '*a¦**a*¦[¦[^¦![¦](¦_a_¦> ¦- ¦1. ¦`¦~~a¦|a¦<a ¦# ¦&amp¦[](javascript:x)¦\n\n[a]: '.split('¦');
/** The last is the longest text that the product takes. */
const LENGTHS = [50, 500, 5000, 20_000, 100_000];

/** Returns Markdown with two marks many times, or nested. */
export function oddMarkdown(random: Random): string {
  const [mark, other] = [random.pick(MARKS), random.pick([...MARKS, ''])];
  const length = random.pick(LENGTHS);
  const list = () =>
    Array.from({ length: 200 }, (_line, level) => `${'  '.repeat(level)}- ${mark}`).join('\n');
  const repeated = () => '> '.repeat(random.int(300)) + (mark + other).repeat(length);
  return `Begin ${random.chance(0.1) ? list() : repeated()}`.slice(0, length);
}

export const anyText = (random: Random) => (random.chance(0.25) ? oddLetters(random) : random.pick(TEXTS));
export const anyNumber = (random: Random) => random.pick(NUMBERS);

export function anything(random: Random): unknown {
  const kinds = [
    () => anyText(random),
    () => anyNumber(random),
    () => random.pick(ODD),
    () => ({ [anyText(random).slice(0, 40)]: random.pick(ODD), id: anyText(random) }),
  ];
  return random.pick(kinds)();
}
