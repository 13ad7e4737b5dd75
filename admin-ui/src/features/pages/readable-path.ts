/** A path without percent signs, as people read it; one that cannot be decoded as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** How typed words may be stored within a path: as they are, and with percent signs. */
export function storedSpellings(typed: string): string[] {
  try {
    return [...new Set([typed, encodeURI(typed)])];
  } catch {
    // Half of a character.
    return [typed];
  }
}
