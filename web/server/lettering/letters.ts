import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Font = import('fontkit').Font;

/** The scripts that the site's own faces lack; a name in one of them is set in Noto and not left out. */
const OTHER_SCRIPTS = (weight: number) => [
  ...['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese', 'devanagari'].map(
    (script) => `noto-sans/files/noto-sans-${script}-${weight}-normal`,
  ),
  `noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal`,
  `noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-${weight}-normal`,
];

/** Faces of the newer theme; the second file of each has letters that the first lacks, and so on. */
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

interface FontFile {
  path: string;
  font: Font;
}

const loaded = new Map<string, FontFile>();

/** Read when a letter is first looked for in it: most processes need none of them, and no title all. */
function fontFile(name: string): FontFile {
  const known = loaded.get(name);
  if (known) return known;
  const { create } = require('fontkit') as typeof import('fontkit');
  const path = require.resolve(`@fontsource/${name}.woff`);
  const file = { path, font: create(readFileSync(path)) as Font };
  loaded.set(name, file);
  return file;
}

export interface Lettering {
  face: Face;
  /** Pixels */
  size: number;
  /** Between letters, in parts of the size */
  spacing?: number;
}

/** Letters that follow each other in one file. */
export interface Run extends FontFile {
  text: string;
}

/** A line as runs; letters that no file has are left out. */
export function runsOf(line: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of line) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last?.font.hasGlyphForCodePoint(code)) {
      last.text += letter;
      continue;
    }
    const name = FILES[face].find((candidate) => fontFile(candidate).font.hasGlyphForCodePoint(code));
    if (name) runs.push({ ...fontFile(name), text: letter });
  }
  return runs;
}

interface Shaped {
  run: Run;
  glyphs: import('fontkit').GlyphRun;
  /** Pixels from the start of the line */
  x: number;
  width: number;
}

function shape(line: string, { face, size, spacing = 0 }: Lettering): Shaped[] {
  let x = 0;
  return runsOf(line, face).map((run) => {
    const glyphs = run.font.layout(run.text);
    const advance = (glyphs.advanceWidth / run.font.unitsPerEm) * size;
    const shaped = { run, glyphs, x, width: advance + spacing * size * glyphs.glyphs.length };
    x += shaped.width;
    return shaped;
  });
}

/** Pixels. */
export function widthOf(line: string, lettering: Lettering): number {
  const width = shape(line, lettering).reduce((sum, run) => sum + run.width, 0);
  return Math.max(0, width - (lettering.spacing ?? 0) * lettering.size);
}

/** A line as data of an SVG path that starts at `x` and stands on `y`. */
export function outlineOf(line: string, lettering: Lettering, x: number, y: number): string {
  const { size, spacing = 0 } = lettering;
  return shape(line, lettering)
    .flatMap(({ run: { font }, glyphs: { glyphs, positions }, x: start }) => {
      const scale = size / font.unitsPerEm;
      let pen = x + start;
      return glyphs.map((glyph, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const place = (px: number, py: number) =>
          `${(pen + (xOffset + px) * scale).toFixed(1)} ${(y - (yOffset + py) * scale).toFixed(1)}`;
        const data = glyph.path.commands.map((command) => toData(command, place)).join('');
        pen += xAdvance * scale + spacing * size;
        return data;
      });
    })
    .join('');
}

const LETTER_OF = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

interface PathCommand {
  command: string;
  args: number[];
}

/** By hand: the library's own writes numbers that no SVG needs. */
function toData({ command, args }: PathCommand, place: (x: number, y: number) => string): string {
  const points: string[] = [];
  for (let at = 0; at + 1 < args.length; at += 2) points.push(place(args[at] ?? 0, args[at + 1] ?? 0));
  return `${LETTER_OF[command as keyof typeof LETTER_OF]}${points.join(' ')}`;
}

/** A title broken into lines of one size. */
export interface SetTitle {
  lines: string[];
  /** Pixels */
  size: number;
}

/** A size of type, and how many lines of it there may be. */
export interface TitleSize {
  /** Pixels */
  size: number;
  most: number;
}

/** From the largest to the smallest type, for previews. */
const SIZES: readonly TitleSize[] = [
  { size: 136, most: 2 },
  { size: 112, most: 2 },
  { size: 92, most: 3 },
  { size: 72, most: 4 },
];

/**
 * The largest type in which the whole title fits; a title that fits in none has its long words broken, and is then cut
 * at a word.
 *
 * @param widthOf pixels of a line at a size
 */
export function setTitle(
  title: string,
  room: number,
  widthOf: (line: string, size: number) => number,
  sizes = SIZES,
): SetTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const { size, most } of sizes) {
    const lines = breakLines(words, room, (line) => widthOf(line, size));
    const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= room);
    if (fits) return { lines, size };
  }
  const { size, most } = sizes.at(-1) ?? { size: 1, most: 1 };
  const lines = setLines(title, room, (line) => widthOf(line, size));
  const kept = lines.slice(0, most);
  return { lines: kept.length < lines.length ? [...kept.slice(0, -1), `${kept.at(-1)}…`] : kept, size };
}

/** A text as lines that fit into their room: broken between words, and within a word that is longer than a line. */
export function setLines(text: string, room: number, widthOf: (line: string) => number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const parts = words.flatMap((word) => breakWord(word, room, widthOf));
  return breakLines(parts, room, widthOf);
}

function breakLines(words: string[], room: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, room: number, widthOf: (part: string) => number): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (widthOf(longer) <= room) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}
