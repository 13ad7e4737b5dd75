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
export function pathOf(line: string, lettering: Lettering, x: number, y: number): string {
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
