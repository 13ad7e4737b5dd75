/** Returns a size as phones show it: '1.2GB', '3.4MB', '12KB'. One megabyte is a million bytes. */
export function fileSize(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)}GB`;
  return bytes >= 1e5 ? `${(bytes / 1e6).toFixed(1)}MB` : `${Math.ceil(bytes / 1e3)}KB`;
}
