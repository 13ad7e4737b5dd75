/**
 * Returns the code points of a CSS `unicode-range`.
 *
 * @param range 'U+0152-0153,U+0131'
 */
export function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
