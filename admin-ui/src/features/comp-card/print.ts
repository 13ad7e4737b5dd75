const CM_PER_INCH = 2.54;
/** Minimum for print; below it a photograph looks soft. */
const DOTS_PER_INCH = 300;

interface Size {
  width: number;
  height: number;
}

/** Size of the front with its bleed, in centimetres. */
const FRONT: Size = { width: 14.6, height: 22.2 };

/** Sizes on the back by number of pictures, in centimetres, as in `web/server/comp-card/layout.ts`. */
const BACK: readonly (readonly Size[])[] = [
  [],
  [{ width: 12.3, height: 13.9 }],
  [
    { width: 6.8, height: 13.9 },
    { width: 5.4, height: 13.9 },
  ],
  [
    { width: 6.8, height: 13.9 },
    { width: 5.4, height: 6.9 },
    { width: 5.4, height: 6.9 },
  ],
  [
    { width: 6.8, height: 7.8 },
    { width: 6.8, height: 5.9 },
    { width: 5.4, height: 5.9 },
    { width: 5.4, height: 7.8 },
  ],
];

/** Print size of a picture, and whether it is enough for its place. */
export interface Print {
  /** In centimetres, with one decimal. */
  width: number;
  height: number;
  isEnough: boolean;
}

/**
 * Returns the print size for which a picture has enough pixels.
 * @param at its place on the card; 0 is the front
 * @param count number of all pictures
 * @returns undefined if its size is unknown
 */
export function printOf(
  { width, height }: { width: number | null; height: number | null },
  at: number,
  count: number,
): Print | undefined {
  const place = at === 0 ? FRONT : BACK[count - 1]?.[at - 1];
  if (!width || !height || !place) return undefined;
  // The largest part of the picture with the aspect ratio of its place.
  const pixels = Math.min(width, (height * place.width) / place.height);
  const good = (pixels / DOTS_PER_INCH) * CM_PER_INCH;
  const rounded = (value: number) => Math.floor(value * 10) / 10;
  return {
    width: rounded(good),
    height: rounded((good * place.height) / place.width),
    isEnough: good >= place.width - 0.05,
  };
}
