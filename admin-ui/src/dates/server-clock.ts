let ahead = 0;

/** Learns from a response how far the server's clock is ahead of this device's. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const sent = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(sent)) ahead = sent - Date.now();
}

/** Returns the server's time, whatever this device's clock shows. Milliseconds since 1970 */
export const serverNow = (): number => Date.now() + ahead;
