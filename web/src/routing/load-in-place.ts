/**
 * Loads lists of pages that have their own loading indicator. The server waits, so that its page is complete, and
 * fails when a list fails. The browser only starts loading: the page opens at once and shows its indicator, the list
 * or the failure in place.
 */
export async function loadInPlace(...loading: Promise<unknown>[]): Promise<void> {
  const all = Promise.all(loading);
  if (import.meta.env.SSR) await all;
  else all.catch(() => undefined);
}
