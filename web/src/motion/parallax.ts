/** How far each layer of a hero moves for every scrolled pixel. Negative moves up, ahead of the page. */
export const PARALLAX = { background: 0.1, content: 0.3, heading: -0.2 } as const;

/** The way a layer is moved, in pixels. Nothing moves while the page is pulled above its top. */
export function parallaxShift(scrolled: number, factor: number): number {
  return Math.round(Math.max(0, scrolled) * factor * 10) / 10;
}
