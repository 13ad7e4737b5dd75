import sharp from 'sharp';

const MB = 1024 * 1024;

/** The same picture in a file of this size: what stands behind a JPEG's end is not looked at. */
export const padded = (jpeg: Buffer, megabytes: number): Buffer =>
  Buffer.concat([jpeg, Buffer.alloc(megabytes * MB - jpeg.length)]);

/** A plain picture as a phone would send it: with camera, place and time in it. */
export function photo(format: 'jpeg' | 'png' | 'webp', width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({
      IFD0: { Make: 'Camera of Amani', Copyright: 'secret-owner' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '1/1 17/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '36/1 49/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Nairobi</secret></x:xmpmeta>')
    .toFormat(format)
    .toBuffer();
}

export function plainPng(width = 20, height = 10): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
}

/** Two frames of one pixel row each, one above the other. */
export function animatedGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
  return Promise.all([frame('red'), frame('blue')]).then((frames) =>
    sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
}

/** The beginning of an MP4 file, filled up to a size. */
export function video(bytes: number): Buffer {
  const file = Buffer.alloc(bytes);
  file.write('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom', 0, 'latin1');
  return file;
}
