import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Font = import('fontkit').Font;

/** Noto draws letters and signs that the site's own faces lack. */
const OTHER_SCRIPTS = (weight: number) => [
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'].map(
    (script) => `noto-sans/files/noto-sans-${script}-${weight}-normal`,
  ),
  ...['arabic', 'ethiopic', 'hebrew', 'thai'].map(
    (script) => `noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal`,
  ),
];

/** Faces of the modern theme. Each file supplies letters that the files before it lack. */
const FILES = {
  display: [
    'bodoni-moda/files/bodoni-moda-latin-400-normal',
    'bodoni-moda/files/bodoni-moda-latin-ext-400-normal',
    ...OTHER_SCRIPTS(400),
  ],
  text: [
    'instrument-sans/files/instrument-sans-latin-500-normal',
    'instrument-sans/files/instrument-sans-latin-ext-500-normal',
    ...OTHER_SCRIPTS(500),
  ],
} as const;

export type Face = keyof typeof FILES;

export interface FontFile {
  path: string;
  font: Font;
}

const loaded = new Map<string, FontFile>();

/** Loads a font on first use: most drawings need one or two. */
function fontFile(module: string): FontFile {
  const known = loaded.get(module);
  if (known) return known;
  const { create } = require('fontkit') as typeof import('fontkit');
  const path = require.resolve(module);
  const file = { path, font: create(readFileSync(path)) as Font };
  loaded.set(module, file);
  return file;
}

let cjkNames: Map<number, string> | undefined;

/**
 * Returns the name of the file that contains a Chinese, Japanese or Korean letter; `web/generate/cjk-letters.ts` makes
 * the files and the index.
 */
function cjkNameOf(code: number): string | undefined {
  cjkNames ??= readCjkNames();
  return cjkNames.get(code);
}

function readCjkNames(): Map<number, string> {
  const names = new Map<number, string>();
  const index: Record<string, number[]> = JSON.parse(
    readFileSync(require.resolve('#cjk/index.json'), 'utf8'),
  );
  for (const [name, runs] of Object.entries(index)) {
    for (let at = 0; at + 1 < runs.length; at += 2) {
      const [first = 0, count = 0] = [runs[at], runs[at + 1]];
      for (let code = first; code < first + count; code += 1) names.set(code, name);
    }
  }
  return names;
}

const codesOf = (letters: string) => Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);

/** Cached per cluster: to find that a letter is in no font, all fonts are searched. */
const found: Record<Face, Map<string, FontFile | undefined>> = { display: new Map(), text: new Map() };

/** Returns the first font of a face that has all letters of a cluster. */
export function fontWith(cluster: string, face: Face): FontFile | undefined {
  const known = found[face];
  if (!known.has(cluster)) known.set(cluster, findFont(codesOf(cluster), face));
  return known.get(cluster);
}

function findFont(codes: number[], face: Face): FontFile | undefined {
  const hasAll = ({ font }: FontFile) => codes.every((code) => font.hasGlyphForCodePoint(code));
  for (const name of FILES[face]) {
    const file = fontFile(`@fontsource/${name}.woff`);
    if (hasAll(file)) return file;
  }
  const name = cjkNameOf(codes[0] ?? 0);
  const file = name === undefined ? undefined : fontFile(`#cjk/${name}.woff`);
  return file && hasAll(file) ? file : undefined;
}
