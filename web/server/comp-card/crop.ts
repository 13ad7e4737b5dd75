import type { Size } from '../drawing/crop';
import { POINTS_PER_INCH } from './sheet';

/** Enough for print; more only makes the file larger. */
const DOTS_PER_INCH = 300;

/** Returns the pixels of a crop in print, never more than it has. `place` is in points. */
export function pixelsInPrint(crop: Size, place: Size): Size {
  const wanted = Math.ceil((place.width / POINTS_PER_INCH) * DOTS_PER_INCH);
  const width = Math.min(wanted, crop.width);
  return { width, height: Math.max(1, Math.round((width * place.height) / place.width)) };
}
