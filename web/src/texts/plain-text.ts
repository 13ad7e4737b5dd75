/** Splits a plain text into paragraphs at blank lines. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/**
 * How many letters of a text stand on one line at least: of its longest word, or part of one up to a hyphen, where
 * browsers break lines. For type that is as large as that allows; at least 1.
 */
export function longestPart(text: string): number {
  const parts = text.match(/[^\s-]+-?/g) ?? [];
  return Math.max(...parts.map(({ length }) => length), 1);
}
