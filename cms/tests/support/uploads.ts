import type { Client } from './client';
import { photo } from './pictures';

interface UploadedPhoto {
  id: number;
  url: string;
  previewUrl: string | null;
}

/** A photograph in the media library. */
export async function uploadPhoto(owner: Client): Promise<UploadedPhoto> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await photo('jpeg'))], { type: 'image/jpeg' }), 'a.jpg');
  const [file] = (await (
    await owner.send('/api/upload', { method: 'POST', body: form })
  ).json()) as UploadedPhoto[];
  if (!file) throw new Error('nothing was stored');
  return file;
}
