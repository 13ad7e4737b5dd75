import { clustersOf, drawable } from './drawable';
import type { Face } from './fonts';
import { advanceOf, type Lettering } from './letters';
import { directionOf, running } from './runs';

/** A type size, and the largest number of lines in it. */
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

/** A measured text. Each word is measured once, so the time grows with the length of the text. */
interface Measured {
  text: string;
  /** Pixels at a size of 1 */
  width: number;
}

/**
 * Returns the title in the largest type that fits. If it fits in none, long words are broken, and the title is cut
 * after a word.
 *
 * @param room pixels
 * @returns `size` in pixels
 */
export function setTitle(title: string, room: number, face: Face, sizes = SIZES) {
  const text = drawable(title, face);
  const words = measuredWords(text, { face, size: 1 });
  const blank = advanceOf(' ', { face, size: 1 });
  for (const { size, most } of sizes) {
    const lines = breakLines(words, room / size, blank);
    const fits = lines.length <= most && lines.every(({ width }) => width * size <= room);
    if (fits) return { lines: inDirectionOf(text, lines), size };
  }
  const { size, most } = sizes.at(-1) ?? { size: 1, most: 1 };
  const lines = setLines(text, room, { face, size });
  const shown = lines.slice(0, most);
  return { lines: shown.length < lines.length ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown, size };
}

/** Breaks a text into lines of a given width, between words or within a word that is longer than a line. */
export function setLines(text: string, room: number, lettering: Lettering): string[] {
  const { face, size, spacing = 0 } = lettering;
  const one = { face, size: 1, spacing };
  const drawn = drawable(text, face);
  const most = room / size;
  const parts = measuredWords(drawn, one).flatMap((word) =>
    word.width <= most ? [word] : breakWord(word.text, most, one),
  );
  return inDirectionOf(drawn, breakLines(parts, most, advanceOf(' ', one)));
}

function inDirectionOf(text: string, lines: Measured[]): string[] {
  const direction = directionOf(text);
  return lines.map((line) => running(direction, line.text));
}

/** Letters that are measured together: shaping a long word at once takes longer than shaping its parts. */
const STRETCH = 64;

function measuredWords(text: string, lettering: Lettering): Measured[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const width = stretchesOf(word).reduce((sum, part) => sum + advanceOf(part, lettering), 0);
    return { text: word, width };
  });
}

function stretchesOf(word: string): string[] {
  if (word.length <= STRETCH) return [word];
  const parts = [''];
  for (const cluster of clustersOf(word)) {
    const longer = `${parts.at(-1)}${cluster}`;
    if (longer.length <= STRETCH) parts[parts.length - 1] = longer;
    else parts.push(cluster);
  }
  return parts;
}

function breakLines(words: Measured[], room: number, blank: number): Measured[] {
  const lines: Measured[] = [];
  for (const { text, width } of words) {
    const last = lines.at(-1);
    const longer = (last?.width ?? 0) + blank + width;
    if (last && longer <= room) {
      last.text += ` ${text}`;
      last.width = longer;
    } else lines.push({ text, width });
  }
  return lines;
}

function breakWord(word: string, room: number, lettering: Lettering): Measured[] {
  const widths = new Map<string, number>();
  const parts: Measured[] = [];
  for (const cluster of clustersOf(word)) {
    const width = widths.get(cluster) ?? advanceOf(cluster, lettering);
    widths.set(cluster, width);
    const last = parts.at(-1);
    if (last && last.width + width <= room) {
      last.text += cluster;
      last.width += width;
    } else parts.push({ text: cluster, width });
  }
  return parts;
}
