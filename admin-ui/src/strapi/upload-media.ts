import * as z from 'zod/mini';
import type { UploadKind } from '../../../cms/src/shared/uploads';
import { FileUnknown, Unavailable } from './errors';
import { failureOf } from './failure';
import { getJson, parseBody } from './http';
import { authorised } from './owner-session';
import { wording } from './wording';

interface Upload {
  file: File;
  /** Decides the size limit */
  purpose: UploadKind;
  /** What the picture shows; may be empty. */
  alt: string;
  /** Receives a percentage, 0 to 100, rising; not called when the browser cannot tell the size. */
  onProgress: (percent: number) => void;
}

/** Longer than a slow line stands still, in milliseconds: one that is gone says nothing by itself. */
const STALLED_MS = 60_000;
/** The same once all is sent: the site itself waits two minutes for the CMS, which makes the copies of a picture. */
const ANSWER_MS = 150_000;

/** Uploading and looking up one file both answer with a list of one. */
const oneFile = z.tuple([z.object({ id: z.number(), url: z.string() })]);

/** What the CMS stored: the id that a GraphQL input's media field takes, and its address, relative to the site. */
export interface StoredUpload {
  id: string;
  url: string;
}

/**
 * Sends one file to Strapi's media library. XMLHttpRequest, because fetch does not report what was sent.
 *
 * @throws Refusal with the CMS's own reason (size, type), Unavailable when no answer came, FileUnknown,
 *   SessionEnded
 */
export async function uploadMedia({ file, purpose, alt, onProgress }: Upload): Promise<StoredUpload> {
  const form = new FormData();
  // Before the file: the CMS reads the limit first and stops a body that is over it.
  form.set('kind', purpose);
  form.set('fileInfo', JSON.stringify({ alternativeText: alt }));
  form.set('files', file);
  const answer = await authorised((token) => sendForm({ path: '/api/upload', form, token, onProgress }));
  const stored = oneFile.safeParse(answer);
  if (!stored.success) throw new FileUnknown();
  const [{ id, url }] = stored.data;
  return { id: String(id), url };
}

interface Description {
  documentId: string;
  /** What the picture shows; may be empty. */
  alt: string;
}

/**
 * Changes what a stored file is said to show.
 *
 * @throws Refusal, Unavailable or SessionEnded
 */
export async function describeMedia({ documentId, alt }: Description): Promise<void> {
  // GraphQL tells a file's documentId only, and the upload route takes its number.
  const [file] = oneFile.parse(await authorised((token) => findFile(documentId, token)));
  const form = new FormData();
  form.set('fileInfo', JSON.stringify({ alternativeText: alt }));
  await authorised((token) => sendForm({ path: `/api/upload?id=${file.id}`, form, token }));
}

function findFile(documentId: string, token: string): Promise<unknown> {
  const query = new URLSearchParams({
    'filters[documentId][$eq]': documentId,
    'fields[0]': 'id',
    'fields[1]': 'url',
  });
  return getJson(`/api/upload/files?${query}`, { token });
}

interface FormRequest {
  path: `/api/upload${string}`;
  form: FormData;
  token: string;
  onProgress?: (percent: number) => void;
}

function sendForm({ path, form, token, onProgress }: FormRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', path);
    xhr.setRequestHeader('Authorization', `Bearer ${token}`);
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const waitAtMost = (time: number) => {
      clearTimeout(giveUp);
      giveUp = setTimeout(() => xhr.abort(), time);
    };
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      waitAtMost(STALLED_MS);
      if (lengthComputable) onProgress?.(Math.round((100 * loaded) / total));
    };
    xhr.upload.onload = () => waitAtMost(ANSWER_MS);
    xhr.onload = () => {
      const body = parseBody(xhr.responseText);
      if (xhr.status >= 200 && xhr.status < 300) resolve(body);
      else {
        const header = (name: string) => xhr.getResponseHeader(name);
        const told = { retryAfter: header('Retry-After'), requestId: header('X-Request-Id') };
        reject(failureOf({ status: xhr.status, body, ...told }));
      }
    };
    const fail = () => reject(new Unavailable(wording.unavailable));
    xhr.onerror = fail;
    xhr.onabort = fail;
    xhr.onloadend = () => clearTimeout(giveUp);
    waitAtMost(STALLED_MS);
    xhr.send(form);
  });
}
