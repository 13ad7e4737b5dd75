/** How sharing ended: the device took over, the address is in the clipboard, or neither was allowed. */
export type ShareOutcome = 'handed-over' | 'copied' | 'refused';

/**
 * Offers the share sheet of the device where there is one, else copies the address.
 *
 * @param url absolute address of the page
 */
export async function shareAddress(title: string, url: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'handed-over';
    } catch (reason) {
      // The visitor closed the sheet: that is an answer, not a failure.
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'handed-over';
    }
  }
  return copyAddress(url);
}

/** Puts an address into the clipboard. There is none on an address without TLS; the screen then shows the address. */
export async function copyAddress(url: string): Promise<'copied' | 'refused'> {
  if (!navigator.clipboard) return 'refused';
  return navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'refused',
  );
}
