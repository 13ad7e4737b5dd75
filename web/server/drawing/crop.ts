export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the largest part of a picture in the shape of its place, positioned as CSS `object-position` does.
 *
 * @param focus percent from left and top
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
