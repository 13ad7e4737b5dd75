/** One line without the breaks that would start another mail header. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();

/** A mail link to an address that a stranger has typed. */
export function mailTo(address: string, subject?: string): string {
  // Mail programs expect the @ as itself (RFC 6068); everything else that could end the address is encoded.
  const link = `mailto:${encodeURIComponent(oneLine(address)).replace('%40', '@')}`;
  return subject === undefined ? link : `${link}?subject=${encodeURIComponent(oneLine(subject))}`;
}
