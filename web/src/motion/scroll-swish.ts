/** Distance between the lines that sound when they are crossed. Pixels. */
export const SWISH_LINE_PX = 100;

/** A fling crosses dozens of lines a second; one swish at a time is enough. Milliseconds. */
export const SWISH_PAUSE_MS = 250;

/**
 * Exact multiples of 100 px practically never occur with fractional scroll positions,
 * so the swish plays when a 100 px line is crossed, in either direction.
 */
export function crossesLine(from: number, to: number): boolean {
  return Math.floor(from / SWISH_LINE_PX) !== Math.floor(to / SWISH_LINE_PX);
}
