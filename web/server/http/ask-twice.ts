/** Of a proxy that has lost the cms it had asked. */
const BAD_GATEWAY = 502;

/**
 * Asks the cms, and once more when the connection breaks: behind one address there may be several of them, of which one
 * has just ended. Only for what changes nothing.
 *
 * @throws what the second try throws; the reason of `signal` when that came first
 */
export async function retryOnce(url: string, init: RequestInit): Promise<Response> {
  const first = await fetch(url, init).catch(() => undefined);
  if (first && first.status !== BAD_GATEWAY) return first;
  await first?.body?.cancel();
  return fetch(url, init);
}
