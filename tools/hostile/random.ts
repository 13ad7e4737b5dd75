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

const WORDS = `a Nairobi % %00 %zz \\ null -1 1e309 NaN __proto__ constructor toString ../../../etc/passwd
  2026-01-01 2026-02-30 0000-00-00 2026-01-01T00:00:00.000Z 275760-09-14T00:00:00Z 25:61:61
  person@example.org javascript:alert(1) \${7*7}{{7*7}}`;
const TEXTS = [
  ...WORDS.split(/\s+/),
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(20_000),
  ' '.repeat(5000),
  `a@${'.'.repeat(3000)}@`,
  'ünïcödé 走秀',
  '😀'.repeat(50),
  '\u0000',
  'a\u0000b',
  '\ud800x',
  '\udfff',
  '\u202eevil',
  '\u200b\u200b',
  '\u0085\u009b',
  '<img src=x onerror=alert(1)>',
  "' OR '1'='1",
  '"; --',
  'a\r\nX-Injected: 1',
  '[](javascript:x)'.repeat(40),
  '`'.repeat(2000),
  '> '.repeat(800),
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
  false,
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

export const anyText = (random: Random) => random.pick(TEXTS);
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
