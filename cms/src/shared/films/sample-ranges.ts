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
const MOST_TABLE_BYTES = 2 * 1024 * 1024;
/** Bytes before the entries: version and flags, then the number of entries. */
const COUNT_AT = 4;
const RUN_BYTES = 12;

/**
 * Returns the places of a track's samples, those of a chunk together.
 *
 * @throws BadFilm if tables are inconsistent, or samples are beyond the end of the film
 */
export async function sampleRanges(
  film: FilmFile,
  { chunks, runs, sizes }: SampleTables,
): Promise<Pick<Edit, 'start' | 'end'>[]> {
  const starts = await readChunkStarts(film, chunks);
  const samplesIn = await readRuns(film, runs);
  const bytesOfNext = await readSizes(film, sizes);
  const ranges = starts.map((start, index) => ({ start, end: start + bytesOfNext(samplesIn(index + 1)) }));
  if (ranges.some(({ end }) => end > film.size)) throw new BadFilm('VIDEO_INCOMPLETE');
  return ranges;
}

async function readChunkStarts(film: FilmFile, box: Box): Promise<number[]> {
  const isLong = box.type === 'co64';
  const width = isLong ? 8 : 4;
  const table = await readTable(film, box, COUNT_AT, width);
  return Array.from({ length: table.byteLength / width }, (_, index) =>
    isLong ? Number(table.getBigUint64(index * width)) : table.getUint32(index * width),
  );
}

/** Returns the number of samples of a chunk; chunks count from 1 and must be asked in order. */
async function readRuns(film: FilmFile, box: Box): Promise<(chunk: number) => number> {
  const table = await readTable(film, box, COUNT_AT, RUN_BYTES);
  let at = 0;
  return (chunk) => {
    if (table.byteLength === 0) return 0;
    while (at + RUN_BYTES < table.byteLength && table.getUint32(at + RUN_BYTES) <= chunk) at += RUN_BYTES;
    return table.getUint32(at + 4);
  };
}

/** Returns the size of the next samples in bytes; there may be fewer samples. */
async function readSizes(film: FilmFile, box: Box): Promise<(samples: number) => number> {
  const head = await film.read(box.content, COUNT_AT + 8);
  const equalSize = head.getUint32(COUNT_AT);
  let left = head.getUint32(COUNT_AT + 4);
  const table = equalSize > 0 ? null : await readTable(film, box, COUNT_AT + 4, 4);
  let at = 0;
  return (samples) => {
    const taken = Math.min(samples, left);
    left -= taken;
    if (!table) return taken * equalSize;
    let bytes = 0;
    for (const end = at + taken * 4; at < end; at += 4) bytes += table.getUint32(at);
    return bytes;
  };
}

/** Returns the entries of a table. */
async function readTable(film: FilmFile, box: Box, countAt: number, width: number): Promise<DataView> {
  const start = box.content + countAt + 4;
  if (start > box.end) throw new BadFilm();
  const bytes = (await film.read(box.content + countAt, 4)).getUint32(0) * width;
  if (start + bytes > box.end || bytes > MOST_TABLE_BYTES) throw new BadFilm();
  return film.read(start, bytes);
}
