import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { codePointsOf } from './unicode-range';

/**
 * Cuts Chinese, Japanese and Korean letters for drawn papers and pictures out of the web fonts. The library that draws reads
 * no variable WOFF2, and one weight takes half of the bytes.
 */

/** Between the two weights of the faces that the letters appear beside. */
const WEIGHT = 450;

const isHangul = (code: number) =>
  (code >= 0x1100 && code <= 0x11ff) ||
  (code >= 0x3130 && code <= 0x318f) ||
  (code >= 0xa960 && code <= 0xa97f) ||
  (code >= 0xac00 && code <= 0xd7ff);

/** Korean first: the Chinese font has some of its letters in another design. It has those of Japanese, too. */
const FONTS = [
  { name: 'kr', isWanted: isHangul },
  { name: 'sc', isWanted: (code: number) => code >= 0x2000 },
];

const TO = fileURLToPath(new URL('../server/lettering/cjk', import.meta.url));
const require = createRequire(import.meta.url);

rmSync(TO, { recursive: true, force: true });
mkdirSync(TO);
const seen = new Set<number>();
const index: Record<string, number[]> = {};
for (const { name, isWanted } of FONTS) {
  const from = dirname(require.resolve(`@fontsource-variable/noto-sans-${name}/package.json`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(from, 'unicode.json'), 'utf8'));
  for (const [part, range] of Object.entries(ranges)) {
    const codes = codePointsOf(range).filter((code) => isWanted(code) && !seen.has(code));
    if (codes.length === 0) continue;
    for (const code of codes) seen.add(code);
    const number = part.replace(/[[\]]/g, '');
    const whole = readFileSync(join(from, 'files', `noto-sans-${name}-${number}-wght-normal.woff2`));
    const cut = await subsetFont(whole, String.fromCodePoint(...codes), {
      targetFormat: 'woff',
      variationAxes: { wght: WEIGHT },
    });
    const file = `${name}-${number}`;
    writeFileSync(join(TO, `${file}.woff`), cut);
    index[file] = runsOf(codes);
  }
  copyFileSync(join(from, 'LICENSE'), join(TO, 'LICENSE.txt'));
}
writeFileSync(join(TO, 'index.json'), `${JSON.stringify(index)}\n`);

/** First code point and length of each run, in turn. */
function runsOf(codes: number[]): number[] {
  const runs: number[] = [];
  for (const [at, code] of codes.entries()) {
    if (at > 0 && codes[at - 1] === code - 1) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(code, 1);
  }
  return runs;
}
