import * as z from 'zod/mini';
import type { UploadKind } from '../../../cms/src/shared/uploads';
import { FileUnknown, GivenUp, Unavailable } from './errors';
import { failureOf } from './failure';
import { getJson, parseBody } from './http';
import type { Focus } from './media-file';
import { authorised } from './owner-session';
import { wording } from './wording';

interface Upload {
  file: File;
  purpose: UploadKind;
  /** Description; defaults to none. */
  alt?: string;
  /** Receives a rising percentage, 0 to 100; not called if the browser does not know the size. */
  onProgress?: (percent: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal;
}

/**
 * Milliseconds without progress after which an upload fails. A slow line pauses for less; a lost one reports nothing.
 */
const STALLED_MS = 60_000;
/**
 * Milliseconds to wait after the last byte. The site waits two minutes for the CMS, which makes the copies of a
 * picture.
 */
const ANSWER_MS = 150_000;

/** Uploading and looking up one file both return a list of one. */
const oneFile = z.tuple([z.object({ id: z.number(), documentId: z.string(), url: z.string() })]);

/**
 * The stored file: its documentId, by which the item's save and its later answers name it, and its URL relative to the
 * site.
 */
export interface StoredUpload {
  id: string;
  url: string;
}

/**
 * Sends one file to Strapi's media library. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @throws Refusal with the CMS's own reason (size, type), Unavailable without a response, FileUnknown, SessionEnded,
 * GivenUp if it was cancelled
 */
export async function uploadMedia({
  file,
  purpose,
  alt = '',
  onProgress,
  signal,
}: Upload): Promise<StoredUpload> {
  const form = new FormData();
  // Before the file: the CMS needs the limit first, to stop a body that exceeds it.
  form.set('kind', purpose);
  form.set('fileInfo', JSON.stringify({ alternativeText: alt }));
  form.set('files', file);
  const answer = await authorised((token) =>
    sendForm({ path: '/api/upload', form, token, onProgress, signal }),
  );
  const stored = oneFile.safeParse(answer);
  if (!stored.success) throw new FileUnknown();
  const [{ documentId, url }] = stored.data;
  return { id: documentId, url };
}

interface Description {
  /** The documentId of the file. */
  id: string;
  alt: string;
  /** Null or omitted: it stays as it is. */
  focus?: Focus | null;
}

/**
 * Changes the alternative text of a stored file, and its focal point.
 * @throws Refusal, Unavailable or SessionEnded
 */
export async function describeMedia({ id, alt, focus }: Description): Promise<void> {
  const number = await fileNumber(id);
  const form = new FormData();
  form.set('fileInfo', JSON.stringify({ alternativeText: alt, ...(focus && { focalPoint: focus }) }));
  await authorised((token) => sendForm({ path: `/api/upload?id=${number}`, form, token }));
}

/** Returns the number of a file, by which some routes name it. Drafts from earlier versions may contain it already. */
export async function fileNumber(id: string): Promise<string> {
  if (/^\d+$/.test(id)) return id;
  const [file] = oneFile.parse(await authorised((token) => findFile(id, token)));
  return String(file.id);
}

function findFile(documentId: string, token: string): Promise<unknown> {
  const query = new URLSearchParams({
    'filters[documentId][$eq]': documentId,
    'fields[0]': 'id',
    'fields[1]': 'documentId',
    'fields[2]': 'url',
  });
  return getJson(`/api/upload/files?${query}`, { token });
}

interface FormRequest {
  path: `/api/upload${string}`;
  form: FormData;
  token: string;
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

function sendForm({ path, form, token, onProgress, signal }: FormRequest): Promise<unknown> {
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
    signal?.addEventListener('abort', () => {
      reject(new GivenUp());
      xhr.abort();
    });
    waitAtMost(STALLED_MS);
    xhr.send(form);
  });
}
