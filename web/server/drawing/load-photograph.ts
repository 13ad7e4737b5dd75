/** Limits for one photograph in a drawing. */
const LOAD_LIMIT_MS = 5000;
const LARGEST_PHOTOGRAPH_BYTES = 20 * 1024 * 1024;

/** A name of dots alone would lead to a folder. */
const UPLOAD = /^\/uploads\/(?!\.+$)[\w.-]+$/;

/**
 * Returns whether an address is an upload of this site.
 *
 * @param mediaUrl address of uploads in object storage
 */
export function isUpload(src: string, mediaUrl: string | undefined): boolean {
  if (UPLOAD.test(src)) return true;
  if (mediaUrl === undefined || !src.startsWith(`${mediaUrl}/`)) return false;
  // Dots in the path would lead out of the bucket.
  return URL.canParse(src) && new URL(src).href === src;
}

/**
 * Loads the file of a picture.
 *
 * @param src path on the CMS, or the address of a file in object storage
 * @throws Error when it cannot be loaded
 */
export async function loadPhotograph(src: string, cmsUrl: string): Promise<Buffer> {
  const answer = await fetch(new URL(src, cmsUrl), { signal: AbortSignal.timeout(LOAD_LIMIT_MS) });
  const length = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.ok || length > LARGEST_PHOTOGRAPH_BYTES) {
    await answer.body?.cancel();
    throw new Error(`The photograph ${src} was answered with ${answer.status}, ${length} bytes`);
  }
  return Buffer.from(await answer.arrayBuffer());
}
