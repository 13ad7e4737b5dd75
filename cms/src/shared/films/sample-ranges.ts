import type { Box } from './boxes';
import { BadFilm, type Edit, type FilmFile } from './film-file';

/** Boxes that list where the samples of a track are. */
export interface SampleTables {
  /** First byte of each chunk: `stco`, or `co64` with 8 bytes each */
  chunks: Box;
  /** `stsc`: number of samples in each chunk, as runs of equal chunks */
  runs: Box;
  /** `stsz`: bytes of each sample */
  sizes: Box;
}

/** Two hours at 60 pictures a second need less. */
const MAX_TABLE_BYTES = 2 * 1024 * 1024;
/** Version and flags come first; in `stsz`, then a size that all samples have, or 0. */
const FLAGS_BYTES = 4;
/** Numbers for each run: its first chunk, counted from 1; samples in each chunk; a description */
const RUN = 3;
/** Of the higher half of a long number */
const HALF = 2 ** 32;

/**
 * Returns the places of a track's samples, those of a chunk together.
 *
 * @throws BadFilm if tables are inconsistent, or samples are beyond the end of the film
 */
export async function sampleRanges(film: FilmFile, tables: SampleTables): Promise<Omit<Edit, 'bytes'>[]> {
  const starts = await readStarts(film, tables.chunks);
  const { numbers: runs } = await readTable(film, tables.runs, FLAGS_BYTES, RUN);
  const equalSize = (await film.read(tables.sizes.content + FLAGS_BYTES, 4)).getUint32(0);
  const sizes = await readTable(film, tables.sizes, FLAGS_BYTES + 4, equalSize > 0 ? 0 : 1);
  const bytesOf = (from: number, to: number) =>
    equalSize * (to - from) + sizes.numbers.slice(from, to).reduce((sum, size) => sum + size, 0);

  const ranges: Omit<Edit, 'bytes'>[] = [];
  let [run, sample] = [0, 0];
  for (const start of starts) {
    while ((runs[run + RUN] ?? Infinity) <= ranges.length + 1) run += RUN;
    const next = Math.min(sample + (runs[run + 1] ?? 0), sizes.count);
    ranges.push({ start, end: start + bytesOf(sample, next) });
    sample = next;
  }
  if (ranges.some(({ end }) => end > film.size)) throw new BadFilm('VIDEO_INCOMPLETE');
  return ranges;
}

async function readStarts(film: FilmFile, chunks: Box): Promise<readonly number[]> {
  if (chunks.type === 'stco') return (await readTable(film, chunks, FLAGS_BYTES, 1)).numbers;
  const { count, numbers } = await readTable(film, chunks, FLAGS_BYTES, 2);
  return Array.from({ length: count }, (_, at) => (numbers[2 * at] ?? 0) * HALF + (numbers[2 * at + 1] ?? 0));
}

/** Reads a table of entries with so many numbers each. They follow the number of entries. */
async function readTable(film: FilmFile, box: Box, countAt: number, perEntry: number) {
  const start = box.content + countAt + 4;
  if (start > box.end) throw new BadFilm();
  const count = (await film.read(start - 4, 4)).getUint32(0);
  const bytes = 4 * perEntry * count;
  if (start + bytes > box.end || bytes > MAX_TABLE_BYTES) throw new BadFilm();
  const table = await film.read(start, bytes);
  return { count, numbers: Array.from({ length: bytes / 4 }, (_, at) => table.getUint32(at * 4)) };
}
