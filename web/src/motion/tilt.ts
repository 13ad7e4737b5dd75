/** The strongest lean of a card, at its edges. Degrees. */
export const TILT_DEGREES = 6;

/**
 * How a card leans towards the pointer.
 *
 * @param pointer position over the card, 0 to 1 from left and from top
 * @returns degrees around the x axis (up is positive) and the y axis (right is positive)
 */
export function tiltAngles(pointer: { x: number; y: number }): { x: number; y: number } {
  const lean = (position: number) => (Math.min(1, Math.max(0, position)) - 0.5) * 2 * TILT_DEGREES;
  return { x: -lean(pointer.y), y: lean(pointer.x) };
}
