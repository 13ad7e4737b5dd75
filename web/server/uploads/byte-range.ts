/** A part of a file; both ends belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Far above any file: what is longer is no number. */
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part that a Range header asks for.
 *
 * @param size bytes of the whole file
 * @returns undefined for the whole: no header, several parts or what is none; 'unsatisfiable' when it begins behind the end
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
