/** Points of a print sheet: 72 to the inch. */
export const POINTS_PER_INCH = 72;
const POINTS_PER_MM = POINTS_PER_INCH / 25.4;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the card is cut to: the size of the trade, and the nearest that printers outside America have. */
export const TRIMS = {
  card: { width: 5.5 * POINTS_PER_INCH, height: 8.5 * POINTS_PER_INCH },
  a5: { width: 148 * POINTS_PER_MM, height: 210 * POINTS_PER_MM },
} as const;

export type CardSize = keyof typeof TRIMS;

/** Beyond the cut, so that a knife that slips leaves no white edge. */
export const BLEED = 3 * POINTS_PER_MM;
/** Room for crop marks beyond the bleed, and how long a mark is. */
const MARGIN = 6 * POINTS_PER_MM;
const MARK = 4.5 * POINTS_PER_MM;

/** One page of the PDF and the boxes that printers ask it for. */
export interface Sheet {
  width: number;
  height: number;
  trim: Box;
  bleed: Box;
}

export function sheetOf(size: CardSize, withBleed: boolean): Sheet {
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

/** A box with so much more on each side. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Where the eight crop marks run, each from the edge of the sheet towards the cut and not into the bleed. */
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
