/** Removes line breaks, which would start another mail header. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();

/** Returns a mail link to an address typed by a stranger. */
export function mailTo(address: string, subject?: string): string {
  // Mail programs expect a plain @ (RFC 6068). Everything else that could end the address is encoded.
  const link = `mailto:${encodeURIComponent(oneLine(address)).replace('%40', '@')}`;
  return subject === undefined ? link : `${link}?subject=${encodeURIComponent(oneLine(subject))}`;
}
