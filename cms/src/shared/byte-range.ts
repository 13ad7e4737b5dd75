/** Longer numbers are ignored: these digits exceed the size of any file. */
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** A part of a file: its first and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header.
 *
 * @param size bytes of the whole file
 * @returns undefined for the whole file: no header, an invalid one or several ranges; 'unsatisfiable' when it begins
 * after the end
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  if (first && last && Number(last) < Number(first)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start < size ? { start, end } : 'unsatisfiable';
}
