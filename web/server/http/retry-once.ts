/** Sent by a proxy that lost the CMS during a request. */
const BAD_GATEWAY = 502;

/**
 * Sends a request to the CMS, and once more when the connection breaks: one address may have several instances, and
 * one may just have ended. Only for requests that change nothing.
 *
 * @throws errors of the second attempt; the reason of `signal` when it was aborted first
 */
export async function retryOnce(url: string, init: RequestInit): Promise<Response> {
  const first = await fetch(url, init).catch(() => undefined);
  if (first && first.status !== BAD_GATEWAY) return first;
  await first?.body?.cancel();
  return fetch(url, init);
}
