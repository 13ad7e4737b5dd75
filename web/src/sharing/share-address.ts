/** The result of sharing: the device's share sheet was used, the address was copied, or both were refused. */
export type ShareResult = 'handed-over' | 'copied' | 'refused';

/**
 * Opens the device's share sheet, or copies the address if there is none.
 *
 * @param url absolute address of the page
 */
export async function shareAddress(title: string, url: string): Promise<ShareResult> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'handed-over';
    } catch (reason) {
      // The visitor closed the sheet, which is not a failure.
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'handed-over';
    }
  }
  return copyAddress(url);
}

/** Copies an address. Without TLS browsers have no clipboard; the screen then shows the address. */
export async function copyAddress(url: string): Promise<'copied' | 'refused'> {
  if (!navigator.clipboard) return 'refused';
  return navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'refused',
  );
}
