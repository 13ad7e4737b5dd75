/** A path without percent signs, as people read it; one that cannot be decoded as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
