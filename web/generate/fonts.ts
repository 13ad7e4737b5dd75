import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { codePointsOf } from './unicode-range';

/**
 * Cuts the modern theme's display face down to what its style sheets use. The package's files carry six weights
 * and sizes from 6 to 96, which is more than half of their bytes.
 */

const FILES = ['opsz-normal', 'opsz-italic'];

/** One weight, drawn for its size: from the smallest to the largest `--drawing-…` of the theme's tokens. */
const AXES = { wght: 400, opsz: { min: 11, max: 26 } };

const FROM = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/bodoni-moda/package.json'));
const TO = fileURLToPath(new URL('../src/themes/modern/fonts', import.meta.url));

/** Google's Latin, which is the `unicode-range` of these files in the theme's `fonts.css`. */
function latin(): string {
  const ranges: { latin: string } = JSON.parse(readFileSync(join(FROM, 'unicode.json'), 'utf8'));
  return String.fromCodePoint(...codePointsOf(ranges.latin));
}

for (const file of FILES) {
  const whole = readFileSync(join(FROM, 'files', `bodoni-moda-latin-${file}.woff2`));
  const cut = await subsetFont(whole, latin(), { targetFormat: 'woff2', variationAxes: AXES });
  writeFileSync(join(TO, `bodoni-moda-${file}.woff2`), cut);
}
copyFileSync(join(FROM, 'LICENSE'), join(TO, 'LICENSE.txt'));
