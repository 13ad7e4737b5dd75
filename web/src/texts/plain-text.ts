/** Splits a plain text into paragraphs at blank lines. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/**
 * Returns the length of the longest part of a text that browsers cannot break: a word, or part of one up to a hyphen.
 * At least 1. Used to size type.
 */
export function longestPart(text: string): number {
  const parts = text.match(/[^\s-]+-?/g) ?? [];
  return Math.max(...parts.map(({ length }) => length), 1);
}
