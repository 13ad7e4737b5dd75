import type { GlyphRun } from 'fontkit';
import type { Face } from './fonts';
import { type Run, runsOf } from './runs';

export interface Lettering {
  face: Face;
  /** Pixels */
  size: number;
  /** Between letters, as a fraction of the size */
  spacing?: number;
}

interface Shaped {
  run: Run;
  glyphs: GlyphRun;
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

export interface PlacedRun extends Run {
  /** Pixels from the start of the line */
  x: number;
}

/** Returns the runs of a line from left to right. */
export const placedRuns = (line: string, lettering: Lettering): PlacedRun[] =>
  shape(line, lettering).map(({ run, x }) => ({ ...run, x }));

/** Returns where the next letter would start, from the start of the line. Pixels. */
export const advanceOf = (line: string, lettering: Lettering): number =>
  shape(line, lettering).reduce((sum, run) => sum + run.width, 0);

/** Returns the width without the spacing after the last letter. Pixels. */
export const widthOf = (line: string, lettering: Lettering): number =>
  Math.max(0, advanceOf(line, lettering) - (lettering.spacing ?? 0) * lettering.size);

/** Returns a line as SVG path data that starts at `x` with its baseline at `y`. */
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

/** The library's own function writes longer numbers than SVG needs. */
function toData({ command, args }: PathCommand, place: (x: number, y: number) => string): string {
  const points: string[] = [];
  for (let at = 0; at + 1 < args.length; at += 2) points.push(place(args[at] ?? 0, args[at + 1] ?? 0));
  return `${LETTER_OF[command as keyof typeof LETTER_OF]}${points.join(' ')}`;
}
