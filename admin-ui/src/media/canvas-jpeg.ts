/** Length of the longer side in pixels: wider than any page needs, and within the limits of the CMS and of canvases. */
const LONGEST_SIDE = 4096;
const QUALITY = 0.92;

const PROBE_SIDE = 16;
const PROBE_COLOUR = [200, 100, 50, 255];

/** Returns whether the browser adds noise to canvas data, as some do against fingerprinting. */
export function canvasAddsNoise(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = PROBE_SIDE;
  canvas.height = PROBE_SIDE;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${PROBE_COLOUR.slice(0, 3).join(', ')})`;
  context.fillRect(0, 0, PROBE_SIDE, PROBE_SIDE);
  const { data } = context.getImageData(0, 0, PROBE_SIDE, PROBE_SIDE);
  return data.some((value, index) => value !== PROBE_COLOUR[index % 4]);
}

/** Draws a picture, or what a film shows, as JPEG, scaled down to the longest side. Closes the picture. */
export function toJpeg(picture: ImageBitmap | HTMLVideoElement): Promise<Blob | null> {
  const isFilm = picture instanceof HTMLVideoElement;
  const [width, height] = isFilm
    ? [picture.videoWidth, picture.videoHeight]
    : [picture.width, picture.height];
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if (!isFilm) picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
