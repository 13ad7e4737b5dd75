/** An item becomes active when its top has come into this upper part of the window. */
export const ACTIVE_PART_OF_WINDOW = 0.6;

/**
 * Which item of a timeline is active.
 *
 * @param tops distance of each item's top from the top of the window, in pixels, in page order
 * @param windowHeight pixels
 * @returns the lowest item inside the upper 60 percent, or -1 while the timeline is still below it
 */
export function activeItem(tops: readonly number[], windowHeight: number): number {
  const line = windowHeight * ACTIVE_PART_OF_WINDOW;
  return tops.findLastIndex((top) => top <= line);
}
