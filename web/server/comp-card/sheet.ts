/** Points per inch of print. */
export const POINTS_PER_INCH = 72;
const POINTS_PER_MM = POINTS_PER_INCH / 25.4;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The trimmed sizes of the card: the size of the trade, and the nearest one that printers outside America offer. */
export const TRIMS = {
  card: { width: 5.5 * POINTS_PER_INCH, height: 8.5 * POINTS_PER_INCH },
  a5: { width: 148 * POINTS_PER_MM, height: 210 * POINTS_PER_MM },
} as const;

export type CardSize = keyof typeof TRIMS;

/** Picture beyond the trim, so that an inexact cut leaves no white edge. */
export const BLEED = 3 * POINTS_PER_MM;
/** Space for crop marks beyond the bleed, and their length. */
const MARGIN = 6 * POINTS_PER_MM;
const MARK = 4.5 * POINTS_PER_MM;

/** Returns one page of the PDF, with the boxes that print shops read. */
export function sheetOf(size: CardSize, withBleed: boolean) {
  const { width, height } = TRIMS[size];
  const around = withBleed ? BLEED + MARGIN : 0;
  const trim = { x: around, y: around, width, height };
  return {
    width: width + 2 * around,
    height: height + 2 * around,
    trim,
    bleed: withBleed ? grown(trim, BLEED) : trim,
  };
}

export type Sheet = ReturnType<typeof sheetOf>;

/** Returns a box enlarged by `by` on each side. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Returns the eight crop marks, each from the edge of the sheet towards the trim and outside the bleed. */
export function cropMarks({ trim }: Sheet): [from: [number, number], to: [number, number]][] {
  const [left, top] = [trim.x, trim.y];
  const [right, bottom] = [trim.x + trim.width, trim.y + trim.height];
  const near = BLEED + MARGIN - MARK;
  const far = BLEED + MARGIN;
  return [left, right].flatMap((x) =>
    [top, bottom].flatMap((y) => {
      const across = x === left ? -1 : 1;
      const down = y === top ? -1 : 1;
      return [
        [
          [x + across * near, y],
          [x + across * far, y],
        ],
        [
          [x, y + down * near],
          [x, y + down * far],
        ],
      ] satisfies [[number, number], [number, number]][];
    }),
  );
}
