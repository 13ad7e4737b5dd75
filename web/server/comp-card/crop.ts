import { POINTS_PER_INCH } from './sheet';

/** What print wants; more is only heavy. */
const DOTS_PER_INCH = 300;

interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture that has the shape of its place, moved as CSS `object-position` moves it.
 *
 * @param focus in percent from left and top
 */
export function cropOf(picture: Size, place: Size, focus: { x: number; y: number }) {
  const scale = Math.min(picture.width / place.width, picture.height / place.height);
  const width = Math.max(1, Math.round(place.width * scale));
  const height = Math.max(1, Math.round(place.height * scale));
  return {
    left: Math.round(((picture.width - width) * focus.x) / 100),
    top: Math.round(((picture.height - height) * focus.y) / 100),
    width,
    height,
  };
}

/** Pixels of a crop in print: never more than it has. `place` in points */
export function pixelsInPrint(crop: Size, place: Size): Size {
  const wanted = Math.ceil((place.width / POINTS_PER_INCH) * DOTS_PER_INCH);
  const width = Math.min(wanted, crop.width);
  return { width, height: Math.max(1, Math.round((width * place.height) / place.width)) };
}
