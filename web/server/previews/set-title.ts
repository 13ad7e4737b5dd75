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
