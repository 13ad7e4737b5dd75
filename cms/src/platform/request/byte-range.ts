const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** A part of a file: its first and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Reads a Range header with one range; undefined for one that is ignored, which sends the whole file. */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = ONE_RANGE.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'unsatisfiable';
  return start <= end ? { start, end } : undefined;
}
