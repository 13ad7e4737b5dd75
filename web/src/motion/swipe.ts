/** A finger must travel this far sideways. Pixels. */
export const SWIPE_PX = 48;

/** Which way a finger swiped; undefined for a tap, a short move or one that is rather vertical. */
export function swipeDirection(moved: { x: number; y: number }): 'left' | 'right' | undefined {
  if (Math.abs(moved.x) < SWIPE_PX || Math.abs(moved.x) < Math.abs(moved.y) * 1.5) return undefined;
  return moved.x < 0 ? 'left' : 'right';
}
