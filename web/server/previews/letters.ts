import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Font = ReturnType<typeof import('opentype.js')['parse']>;

/** Faces of the newer theme; the second file of each has the letters that the first lacks. */
const FILES = {
  display: [
    'bodoni-moda/files/bodoni-moda-latin-400-normal',
    'bodoni-moda/files/bodoni-moda-latin-ext-400-normal',
  ],
  text: [
    'instrument-sans/files/instrument-sans-latin-500-normal',
    'instrument-sans/files/instrument-sans-latin-ext-500-normal',
  ],
} as const;

export type Face = keyof typeof FILES;

const loaded = new Map<Face, Font[]>();

/** Read when the first preview is asked for: most processes never need them. */
function fontsOf(face: Face): Font[] {
  const known = loaded.get(face);
  if (known) return known;
  const { parse } = require('opentype.js') as typeof import('opentype.js');
  const fonts = FILES[face].map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(`@fontsource/${file}.woff`));
    return parse((buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength));
  });
  loaded.set(face, fonts);
  return fonts;
}

export interface Lettering {
  face: Face;
  /** Pixels */
  size: number;
  /** Between letters, in parts of the size */
  spacing?: number;
}

interface Placed {
  font: Font;
  letter: string;
  /** Pixels from the start of the line */
  x: number;
}

/** The letters of a line and its width; letters that no file has are left out. */
function place(line: string, { face, size, spacing = 0 }: Lettering): { letters: Placed[]; width: number } {
  const fonts = fontsOf(face);
  const letters: Placed[] = [];
  let x = 0;
  for (const letter of line) {
    const font = fonts.find((candidate) => candidate.hasChar(letter));
    if (!font) continue;
    letters.push({ font, letter, x });
    x += font.getAdvanceWidth(letter, size) + spacing * size;
  }
  return { letters, width: Math.max(0, x - spacing * size) };
}

/** Pixels. */
export const widthOf = (line: string, lettering: Lettering): number => place(line, lettering).width;

/** A line as data of an SVG path that starts at `x` and stands on `y`. */
export function outlineOf(line: string, lettering: Lettering, x: number, y: number): string {
  return place(line, lettering)
    .letters.flatMap(
      ({ font, letter, x: offset }) => font.getPath(letter, x + offset, y, lettering.size).commands,
    )
    .map(toData)
    .join('');
}

type Command = ReturnType<Font['getPath']>['commands'][number];

/** By hand: the library's own rounding turns very small numbers into NaN. */
function toData(command: Command): string {
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${numbers(command.x1, command.y1, command.x, command.y)}`;
    case 'C':
      return `C${numbers(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    default:
      return `${command.type}${numbers(command.x, command.y)}`;
  }
}

const numbers = (...values: number[]) => values.map((value) => value.toFixed(1)).join(' ');

/** A title broken into lines of one size. */
export interface SetTitle {
  lines: string[];
  /** Pixels */
  size: number;
}

/** From the largest to the smallest type, with the lines that each may take. Pixels. */
const SIZES = [
  { size: 136, most: 2 },
  { size: 112, most: 2 },
  { size: 92, most: 3 },
  { size: 72, most: 4 },
] as const;

/**
 * The largest type in which the whole title fits; a title that fits in none is cut at a word.
 *
 * @param widthOf pixels of a line at a size
 */
export function setTitle(
  title: string,
  room: number,
  widthOf: (line: string, size: number) => number,
): SetTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const { size, most } of SIZES) {
    const lines = breakLines(words, room, (line) => widthOf(line, size));
    const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= room);
    if (fits) return { lines, size };
  }
  const { size, most } = SIZES[SIZES.length - 1] ?? SIZES[0];
  const lines = breakLines(words, room, (line) => widthOf(line, size));
  const kept = lines.slice(0, most);
  return { lines: kept.length < lines.length ? [...kept.slice(0, -1), `${kept.at(-1)}…`] : kept, size };
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
