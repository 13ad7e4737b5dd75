/** A photograph that takes longer, or is larger, is not worth the wait for a drawing. */
const LOAD_LIMIT_MS = 5000;
const LARGEST_PHOTOGRAPH_BYTES = 20 * 1024 * 1024;

/** A name of dots alone leads to a folder. */
const UPLOAD = /^\/uploads\/(?!\.+$)[\w.-]+$/;

/**
 * Whether an address is that of an upload of this site.
 *
 * @param mediaUrl where uploads are that are not here
 */
export function isUpload(src: string, mediaUrl: string | undefined): boolean {
  if (UPLOAD.test(src)) return true;
  if (mediaUrl === undefined || !src.startsWith(`${mediaUrl}/`)) return false;
  // Dots in it would lead out of the bucket.
  return URL.canParse(src) && new URL(src).href === src;
}

/**
 * The file of a picture of the content.
 *
 * @param src as the cms gives it: a path of its own, or the address of a file in object storage
 * @throws Error when it does not come
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
