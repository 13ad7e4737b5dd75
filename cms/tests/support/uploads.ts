import sharp from 'sharp';
import { NOUNS, REST, saved } from './apis';
import type { BootedCms } from './boot-strapi';
import type { Client } from './client';
import { box, mp4 } from './film-examples';

const MB = 1024 * 1024;

/** Enlarges a picture to this size. Bytes after a JPEG's end are ignored. */
export const padded = (jpeg: Buffer, megabytes: number): Buffer =>
  Buffer.concat([jpeg, Buffer.alloc(megabytes * MB - jpeg.length)]);

/** A plain picture with camera, location and time, as from a phone. */
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

/** An MP4 film, filled to a size. */
export function video(bytes: number): Buffer {
  const film = mp4();
  return Buffer.from(film + box('mdat', '\0'.repeat(bytes - film.length - 8)), 'latin1');
}

interface UploadedPhoto {
  id: number;
  url: string;
  previewUrl: string | null;
}

/** Uploads a photo to the media library. */
export async function uploadPhoto(
  owner: Client,
  fields: Record<string, string> = {},
): Promise<UploadedPhoto> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new Blob([new Uint8Array(await photo('jpeg'))], { type: 'image/jpeg' }), 'a.jpg');
  const [file] = (await (
    await owner.send('/api/upload', { method: 'POST', body: form })
  ).json()) as UploadedPhoto[];
  if (!file) throw new Error('nothing was stored');
  return file;
}

export interface StoredFile {
  id: number;
  name: string;
  url: string;
  mime: string;
  ext: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  formats: Record<string, { url: string }> | null;
}

interface Upload {
  status: number;
  file: StoredFile | undefined;
  message: string;
}

export interface UploadOptions {
  path?: string;
  type?: string;
  fields?: Record<string, string>;
}

/** Uploads any file like a form of the owner's area. */
export async function sendUpload(
  client: Client,
  content: Buffer | string,
  name: string,
  options: UploadOptions = {},
): Promise<Upload> {
  const { path = '/api/upload', type = 'application/octet-stream', fields = {} } = options;
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  form.append('files', new Blob([bytes], { type }), name);
  const response = await client.send(path, { method: 'POST', body: form });
  const body = (await response.json()) as StoredFile[] | { error: { message: string } };
  return Array.isArray(body)
    ? { status: response.status, file: body[0], message: '' }
    : { status: response.status, file: undefined, message: body.error.message };
}

interface Rights {
  documentId: string;
  revision: number;
}

/** Returns the rights of a file. */
export async function rightsOf({ strapi }: BootedCms, file: number): Promise<Rights> {
  const [rights] = await strapi.db
    .query(NOUNS.pictureRight.uid)
    .findMany({ where: { file }, populate: { file: true } });
  return rights;
}

export async function setRights(cms: BootedCms, owner: Client, file: number, data: object): Promise<void> {
  const { documentId, revision } = await rightsOf(cms, file);
  saved(await REST.update(owner, NOUNS.pictureRight, documentId, { ...data, revision }));
}
