import { BadFilm, bytesOf, type Edit, type FilmFile, textOf } from './film-file';

/** A part of an MP4 or QuickTime file (ISO/IEC 14496-12): size, type and content. */
export interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** Four bytes of size and four of type; eight more for a long size if the size is 1. */
const HEADER = 8;
const LONG_HEADER = 16;

/** An hour in fragments of a second has fewer. More suggest an attack. */
const MAX_BOXES = 20_000;

/** Reads the boxes of one film. */
export class BoxReader {
  private count = 0;

  constructor(readonly film: FilmFile) {}

  /** Yields the boxes between two positions. */
  async *between(start: number, end: number): AsyncGenerator<Box> {
    for (let at = start; at + HEADER <= end; ) {
      this.count += 1;
      if (this.count > MAX_BOXES) throw new BadFilm();
      const box = await this.boxAt(at, end);
      yield box;
      at = box.end;
    }
  }

  private async boxAt(start: number, parentEnd: number): Promise<Box> {
    const header = await this.film.read(start, Math.min(LONG_HEADER, parentEnd - start));
    const short = header.getUint32(0);
    const isLong = short === 1;
    if (isLong && header.byteLength < LONG_HEADER) throw new BadFilm();
    // The last box may leave its size open.
    const size = isLong ? Number(header.getBigUint64(HEADER)) : short || parentEnd - start;
    const content = start + (isLong ? LONG_HEADER : HEADER);
    const end = start + size;
    if (end > parentEnd && parentEnd === this.film.size) throw new BadFilm('VIDEO_INCOMPLETE');
    if (end < content || end > parentEnd) throw new BadFilm();
    return { type: textOf(header, 4, 4), start, content, end };
  }
}

/** Turns a box into free space of the same size. */
export const freed = ({ start, content, end }: Box): Edit[] => [
  { start: start + 4, end: start + 8, bytes: bytesOf('free') },
  { start: content, end },
];
