import type { Client } from './client';
import { photo } from './pictures';

/** A photograph in the media library. */
export async function uploadPhoto(owner: Client): Promise<{ id: number; url: string }> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await photo('jpeg'))], { type: 'image/jpeg' }), 'a.jpg');
  const [file] = (await (await owner.send('/api/upload', { method: 'POST', body: form })).json()) as {
    id: number;
    url: string;
  }[];
  if (!file) throw new Error('nothing was stored');
  return file;
}
