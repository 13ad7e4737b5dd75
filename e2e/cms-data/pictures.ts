import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture of 16 by 20 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAUCAIAAAALACogAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHUlEQVQokWPQvbKfJMQwquHKaCjpjiaN/YM2PwAAbBUwH3HPA6IAAAAASUVORK5CYII=';

const MB = 1024 * 1024;

/** A file for a file picker. Bytes after the end of the picture only make the file larger. */
export function pngFile(name: string, bytes = 0) {
  const picture = Buffer.from(PNG, 'base64');
  const rest = Buffer.alloc(Math.max(0, bytes - picture.length));
  return { name, mimeType: 'image/png', buffer: Buffer.concat([picture, rest]) };
}

/** A file one byte above a limit in megabytes. */
export const pngOver = (megabytes: number) => pngFile('large.png', megabytes * MB + 1);

export const textFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture.') };

/** A HEIC picture as phones write it; 640 by 480 pixels. */
export const heicFile = (name: string) => ({
  name,
  mimeType: 'image/heic',
  buffer: readFileSync(join(import.meta.dirname, 'phone-photo.heic')),
});

/** A picture large enough to have smaller copies. */
export const photoFile = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(import.meta.dirname, '../../cms/starter/media/portfolio-01.jpg')),
});
