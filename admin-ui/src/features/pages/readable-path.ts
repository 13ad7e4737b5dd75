/** Decodes a path for display; returns it unchanged if it cannot be decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns the stored spellings of a typed text: plain and percent-encoded. */
export function storedSpellings(typed: string): string[] {
  try {
    return [...new Set([typed, encodeURI(typed)])];
  } catch {
    // Half of a surrogate pair cannot be encoded.
    return [typed];
  }
}
