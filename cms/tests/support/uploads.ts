import type { Client } from './client';
import { photo } from './pictures';

interface UploadedPhoto {
  id: number;
  url: string;
  previewUrl: string | null;
}

/** A photograph in the media library. */
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

/** Any file, as a form of the owner's area sends it. */
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
